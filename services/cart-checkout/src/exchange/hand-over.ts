import type { Clock } from '@shop/service-kit/process/clock'
import { failpoint } from '@shop/service-kit/process/failpoints'
import type { AccountingConfig } from '../accounting/accounting-config.ts'
import type { AccountingQueue } from '../accounting/accounting-queue.repository.ts'
import { withTaken } from '../accounting/accounting-state.ts'
import { readCounterparties } from '../accounting/counterparty.ts'
import { documentVersion, ordersXml } from '../accounting/order-document.ts'
import type { Customers } from '../clients/customers.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import type { Exchange } from './exchange.ts'
import type { ExchangeLog } from './exchange-log.repository.ts'

type HandOverDeps = {
  orders: OrderRepository
  customers: Pick<Customers, 'fetchGuestOwners'>
  accountingQueue: AccountingQueue
  exchangeLog: ExchangeLog
  accounting: AccountingConfig
  clock: Clock
}

/** Of one answer; what is left comes after `success`, in this exchange or the next. */
const MOST_ORDERS = 200

/** The orders that wait, those first that wait longest. Asked again before `success`, they come again. */
export async function handOver(deps: HandOverDeps, exchange: Exchange): Promise<Buffer> {
  const { accountingQueue, customers, exchangeLog, accounting, clock } = deps
  const waiting = await accountingQueue.findQueued(MOST_ORDERS)
  const counterpartyOf = await readCounterparties(customers, waiting)
  const sent = waiting.map(order => ({
    number: order.number,
    round: order.accounting?.round ?? 0,
    version: documentVersion(order),
  }))
  if (sent.length > 0) await exchangeLog.keep(exchange)
  await exchangeLog.recordHandedOver(exchange._id, sent)
  if (sent.length > 0) await failpoint('orders-handed-over')
  return ordersXml(waiting, accounting.encoding, clock.now(), counterpartyOf)
}

/** 1C has what it was given last: exactly that, and not what has changed or was put into the queue again meanwhile. */
export async function confirmTaken(deps: HandOverDeps, { _id, under_way }: Exchange): Promise<void> {
  const { orders, exchangeLog, clock } = deps
  const taken: string[] = []
  for (const given of under_way) {
    const changed = await orders.change(given.number, order => withTaken(order, given, clock.now()))
    if (changed?.accounting?.state === 'taken') taken.push(given.number)
    await failpoint('order-confirmed-by-1c')
  }
  await exchangeLog.recordConfirmed(_id, taken)
}
