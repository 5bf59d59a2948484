import type { Scenario } from '../run-scenario.ts'
import { askedDifferenceScenarios } from './asked-difference.ts'
import { bankScenarios } from './bank.ts'
import { bulkScenarios } from './bulks.ts'
import { carrierScenarios } from './carrier.ts'
import { drainScenarios } from './drain.ts'
import { exchangeScenarios } from './exchange-1c.ts'
import { failoverScenarios } from './failover.ts'
import { failpointScenarios } from './failpoints.ts'
import { fullDiskScenarios } from './full-disk.ts'
import { jobScenarios } from './jobs.ts'
import { killScenarios } from './kill-services.ts'
import { killedExchangeScenarios } from './killed-exchange.ts'
import { lateMoneyScenarios } from './late-money.ts'
import { lostAnswerScenarios } from './lost-answers.ts'
import { migrationScenarios } from './migrations.ts'
import { orderChangeScenarios } from './order-changes.ts'
import { promoCodeScenarios } from './promo-codes.ts'
import { refundScenarios } from './refunds.ts'
import { restoreScenarios } from './restore.ts'
import { salesScenarios } from './sales.ts'
import { stockAlertScenarios } from './stock-alerts.ts'
import { stockChangeScenarios } from './stock-changes.ts'
import { type StoreOwner, storeScenarios } from './store.ts'
import { twoCopiesScenarios } from './two-copies.ts'

/** The scenarios to run; `only` names them by id, or by a part of their names: `B1,stock-reserved`. */
export function chooseScenarios(owner: StoreOwner, only: readonly string[]): Scenario[] {
  const all = [
    ...killScenarios,
    ...failpointScenarios,
    ...promoCodeScenarios,
    ...refundScenarios,
    ...orderChangeScenarios,
    ...askedDifferenceScenarios,
    ...killedExchangeScenarios,
    ...exchangeScenarios,
    ...bulkScenarios,
    ...stockChangeScenarios,
    ...stockAlertScenarios,
    ...salesScenarios,
    ...lostAnswerScenarios,
    ...storeScenarios(owner),
    ...failoverScenarios,
    ...bankScenarios,
    ...lateMoneyScenarios,
    ...jobScenarios,
    ...carrierScenarios,
    ...drainScenarios,
    ...fullDiskScenarios,
    ...migrationScenarios,
    ...restoreScenarios(owner),
    ...twoCopiesScenarios,
  ]
  if (only.length === 0) return all
  return all.filter(({ id, name }) => only.some(wanted => wanted === id || name.includes(wanted)))
}
