import { paymentStateAfter } from '../payments/payment-states.ts'
import type { Order } from './order.ts'
import { withHistory } from './order.ts'
import { nextOrderState } from './order-states.ts'
import { withHoldsReleased } from './order-tasks.ts'

/** The order given up, its pieces to be released; null when it is not waiting for money, or the money is under way. */
function expireOrder(order: Order, now: Date, event: string): Order | null {
  if (order.state !== 'awaiting_payment') return null
  const payment_state = paymentStateAfter(order.payment_state, 'time_out')
  if (!payment_state) return null
  const to = nextOrderState(order.state, 'payment_expired')
  const row = { at: now, event, from: order.state, to, who: 'shop' }
  return withHoldsReleased(withHistory({ ...order, state: to, payment_state }, row), now)
}

/** The same when the time is up. */
export function expireIfDue(order: Order, now: Date): Order | null {
  return order.reserved_until <= now ? expireOrder(order, now, 'expire') : null
}

/** Does ordering the same things anew give this order up? */
export function isReplaceable({ payment_state }: Order): boolean {
  return payment_state !== 'in_processing' && payment_state !== 'review'
}

/** The same when its customer orders the same things anew; not while a bank may still be taking the money. */
export function expireIfReplaced(order: Order, now: Date, by: string): Order | null {
  return isReplaceable(order) ? expireOrder(order, now, `replaced_by ${by}`) : null
}
