import { ShopError } from '@shop/contracts/errors'
import {
  accountingQueueEndpoint,
  orderFileEndpoint,
  sendOrderTo1cEndpoint,
} from '@shop/contracts/staff/exchange/accounting'
import { toDecimal } from '@shop/money/money'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite } from '@shop/service-kit/between-services/staff-calls'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Customers } from '../clients/customers.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import { isPlaced } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import type { AccountingQueue } from './accounting-queue.repository.ts'
import { shownAccounting, withQueued } from './accounting-state.ts'
import { readCounterparties } from './counterparty.ts'
import { ordersXml } from './order-document.ts'
import { orderFileName } from './order-files.ts'

type AccountingDeps = {
  orders: OrderRepository
  customers: Pick<Customers, 'fetchGuestOwners'>
  accountingQueue: AccountingQueue
  clock: Clock
}

const PAGE_LENGTH = 50

/** The queue of orders for 1C: what staff put into it, what lies in it, and an order's document to take along. */
export function addAccountingCalls(calls: InternalCalls, deps: AccountingDeps): void {
  const { orders, customers, accountingQueue, clock } = deps
  async function getPlaced(number: string): Promise<Placed> {
    const order = await orders.byNumber(number)
    if (!order || !isPlaced(order)) throw new ShopError('not_found')
    return order
  }

  staffWrite(calls, sendOrderTo1cEndpoint, async ({ body: { order: number }, who }) => {
    const before = await getPlaced(number)
    const queued = await orders.change(number, order =>
      isPlaced(order) && order.accounting?.state !== 'queued' ? withQueued(order, who, clock.now()) : null,
    )
    const accounting = shownAccounting(queued ?? (await getPlaced(number)))
    if (!accounting) throw new ShopError('not_found')
    const stateOf = (order: Pick<Placed, 'accounting'>) => ({ accounting: order.accounting?.state ?? null })
    // One that waits there already is no change.
    const change = queued && {
      action: 'order_send_to_1c',
      subject: number,
      before: stateOf(before),
      after: stateOf(queued),
    }
    return { answer: { accounting }, change }
  })

  staffRead(calls, accountingQueueEndpoint, async ({ query: { state = null, page = 1, limit = PAGE_LENGTH } }) => {
    const found = await accountingQueue.page({ state, page, limit })
    return { orders: found.orders.flatMap(queueRow), count: found.count, page, limit }
  })

  staffRead(calls, orderFileEndpoint, async ({ query }) => {
    const order = await getPlaced(query.order)
    const counterpartyOf = await readCounterparties(customers, [order])
    const xml = ordersXml([order], 'utf-8', clock.now(), counterpartyOf).toString('utf8')
    return { file_name: orderFileName(order), xml }
  })
}

function queueRow(order: Placed) {
  const { number, created_at, customer, sums, currency } = order
  const accounting = shownAccounting(order)
  if (!accounting) return []
  const name = `${customer.name} ${customer.last_name}`
  return [{ number, date: created_at.toISOString(), name, total: toDecimal(sums.total), currency, accounting }]
}
