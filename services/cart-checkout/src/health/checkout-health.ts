import type { HealthCheck } from '@shop/contracts/staff/staff-health'
import { addHealthCalls } from '@shop/service-kit/between-services/health.calls'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Outbox } from '@shop/service-kit/outbox/outbox.repository'
import { outboxChecks } from '@shop/service-kit/outbox/outbox-checks'
import type { Clock } from '@shop/service-kit/process/clock'
import type { AccountingConfig } from '../accounting/accounting-config.ts'
import type { AccountingQueue } from '../accounting/accounting-queue.repository.ts'
import type { ExchangeLog } from '../exchange/exchange-log.repository.ts'
import type { WrongTriesRepository } from '../exchange/wrong-tries.repository.ts'
import { lastCheck } from '../payments-desk/last-check.ts'
import type { PaymentChecks } from '../payments-desk/payment-checks.repository.ts'
import type { DeliveryDirectory } from '../ports/delivery-directory/delivery-directory.ts'
import type { RatesRepository } from '../rates/rates.repository.ts'
import { accountingCheck, comparisonCheck, directoryCheck, doorCheck, rateCheck } from './checkout-checks.ts'

type HealthDeps = {
  outbox: Outbox
  accounting: AccountingConfig
  accountingQueue: AccountingQueue
  exchangeLog: ExchangeLog
  wrongTries: Pick<WrongTriesRepository, 'recent'>
  directory: DeliveryDirectory
  rates: Pick<RatesRepository, 'currentEur'>
  paymentChecks: Pick<PaymentChecks, 'findLastDone'>
  clock: Clock
}

/** What of this service's work is not done, or too old. */
export function addCheckoutHealthCalls(calls: InternalCalls, deps: HealthDeps): void {
  const { outbox, accounting, wrongTries, directory, rates, paymentChecks, clock } = deps
  addHealthCalls(calls, 'cart-checkout', async (): Promise<HealthCheck[]> => {
    const now = clock.now()
    const [ofOutbox, queue, tries, places, rate, compared] = await Promise.all([
      outboxChecks(outbox),
      queueOf(deps),
      wrongTries.recent(now),
      directory.state(),
      rates.currentEur(),
      paymentChecks.findLastDone(),
    ])
    return [
      ...ofOutbox,
      accountingCheck(accounting, queue, now),
      doorCheck(accounting, tries),
      directoryCheck(places),
      rateCheck(rate, now),
      comparisonCheck(lastCheck(compared, now)),
    ]
  })
}

async function queueOf({ accountingQueue, exchangeLog }: HealthDeps) {
  const [failed, failedSince, queuedSince, lastExchange] = await Promise.all([
    accountingQueue.countFailed(),
    accountingQueue.findSince('failed'),
    accountingQueue.findSince('queued'),
    exchangeLog.findLastTime(),
  ])
  return { failed, failedSince, queuedSince, lastExchange }
}
