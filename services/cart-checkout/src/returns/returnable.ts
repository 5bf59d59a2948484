import { kyivDay } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import type { LastReturn } from '@shop/contracts/orders/returns'
import { lastReturnDay } from '../fulfilment/fulfil-order.ts'
import type { Order } from '../order/order.ts'
import { countOf, type LineCount } from '../order/order-line.ts'
import { type ChangeContext, nextOrderState, type Placed } from '../order/order-states.ts'
import type { ReturnWish } from '../order/return-request.ts'
import { dueItems } from '../order/returned-items.ts'
import { notGivenBack } from '../refunds/refund-amount.ts'
import { withReturnRequested } from './return-order.ts'

/** The last day on which the customer may send something of it back; null when there is nothing to send, or no more time. */
export function returnUntil(order: Placed, now: Date): string | null {
  const lastDay = lastReturnDay(order)
  const isOpen = order.state === 'delivered' && lastDay !== null && kyivDay(now) <= lastDay
  return isOpen && returnable(order).length > 0 ? lastDay : null
}

/** Items that the customer has and has had no money of. */
export function returnable(order: Order): LineCount[] {
  const due = dueItems(order).lines
  return notGivenBack(order)
    .map(line => ({ ...line, count: line.count - countOf(due, line) }))
    .filter(({ count }) => count > 0)
}

/** A return that its customer asks for. What the customer has had the money of is theirs to keep: it never came, or it makes up for a fault. */
export function withReturnAsked(order: Placed, wish: ReturnWish, context: ChangeContext): Placed {
  nextOrderState(order.state, 'return_request')
  const left = returnable(order)
  const isMore = wish.lines.some(line => countOf(wish.lines, line) > countOf(left, line))
  if (isMore) throw new ShopError('validation', { fields: { lines: 'invalid' } })
  return withReturnRequested(order, wish, context)
}

/** The newest return and what became of it; null when nothing was ever sent back. */
export function lastReturn({ returns = [], refunds = [], alerts }: Order): LastReturn | null {
  const last = returns.at(-1)
  if (!last) return null
  // The money that is due is a task of staff until the bank has sent it.
  const isMoneyBack = !alerts.includes('refund_due') && refunds.some(({ state }) => state === 'done')
  const state = last.state === 'accepted' && isMoneyBack ? 'refunded' : last.state
  return { date: last.at.toISOString(), state }
}
