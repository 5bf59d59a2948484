import { kyivDay } from '@shop/calendar/kyiv-days'
import type { LastReturn } from '@shop/contracts/orders/returns'
import { lastReturnDay } from '../fulfilment/fulfil-order.ts'
import type { Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import type { ReturnRequest } from '../order/return-request.ts'
import { dueItems } from '../order/returned-items.ts'
import { returnable } from './return-order.ts'

/**
 * The last day on which the customer may send something of it back; null when there is nothing to send, no more time, or an
 * exchange waits for its money.
 */
export function returnUntil(order: Placed, now: Date): string | null {
  const lastDay = lastReturnDay(order)
  const isOpen =
    order.state === 'delivered' && !order.awaiting_difference && lastDay !== null && kyivDay(now) <= lastDay
  return isOpen && returnable(order).length > 0 ? lastDay : null
}

/** The newest return and what became of it; null when nothing was ever sent back. */
export function lastReturn(order: Order): LastReturn | null {
  const { returns = [] } = order
  const last = returns.at(-1)
  if (!last) return null
  const is_exchange = last.lines.some(({ wanted }) => wanted !== undefined)
  return { date: last.at.toISOString(), state: stateOf(order, last), ...(is_exchange && { is_exchange }) }
}

function stateOf(order: Order, { state, at, accepted_at = at }: ReturnRequest): LastReturn['state'] {
  if (state !== 'accepted') return state
  const { refunds = [], exchanges = [], alerts } = order
  if (exchanges.some(exchange => exchange.at >= accepted_at) && dueItems(order).lines.length === 0) return 'exchanged'
  // The money that is due is a task of staff until the bank has sent it.
  const isMoneyBack = !alerts.includes('refund_due') && refunds.some(({ state }) => state === 'done')
  return isMoneyBack ? 'refunded' : state
}
