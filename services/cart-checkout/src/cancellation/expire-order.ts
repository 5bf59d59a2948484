import type { Order } from '../order/order.ts'
import { withHistory } from '../order/order.ts'
import { nextOrderState } from '../order/order-states.ts'
import { withReservationsReleased } from '../order/order-tasks.ts'
import { paymentStateAfter } from '../order/payment-states.ts'
import { isAskingBank } from '../payment-attempts/asking.ts'

/** The order given up, its reservations to be released; null when it is not waiting for money, or the money is under way. */
function expireOrder(order: Order, now: Date, event: string, moves_to?: string): Order | null {
  if (order.state !== 'awaiting_payment') return null
  const payment_state = paymentStateAfter(order.payment_state, 'time_out')
  if (!payment_state) return null
  return withUnpaidOver({ ...order, payment_state }, now, event, moves_to)
}

/**
 * The unpaid order when nobody waits for its money any more: cancelled if that was asked for, otherwise expired. `moves_to`: the order
 * that takes its place, and its promo code with it.
 */
export function withUnpaidOver(order: Order, now: Date, event: string, moves_to?: string): Order {
  if (order.state !== 'awaiting_payment') return order
  const { state: from, cancel_requested: request } = order
  const to = nextOrderState(from, request ? 'cancel' : 'payment_expired')
  const { at: _, ...by } = request ?? { at: now, who: 'shop' }
  const row = { at: now, event: request ? 'cancel' : event, from, to, ...by }
  return withReservationsReleased(withHistory({ ...order, state: to }, row), now, moves_to)
}

/** The order given up because its time is up; null while it is not. */
export function expireIfDue(order: Order, now: Date): Order | null {
  return order.reserved_until <= now ? expireOrder(order, now, 'expire') : null
}

/** Does ordering the same things again end this order? */
export function isReplaceable(order: Order, now: Date): boolean {
  const { payment_state } = order
  return payment_state !== 'in_processing' && payment_state !== 'review' && !isAskingBank(order, now)
}

/** The order given up because its customer orders the same things again; not while a bank may still be taking the money. */
export function expireIfReplaced(order: Order, now: Date, by: string): Order | null {
  return isReplaceable(order, now) ? expireOrder(order, now, `replaced_by ${by}`, by) : null
}
