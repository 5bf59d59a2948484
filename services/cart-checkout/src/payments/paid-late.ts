import type { Placed } from '../order/move-order.ts'
import { type Order, withAlert, withHistory } from '../order/order.ts'
import { nextOrderState } from '../order/order-states.ts'
import { withHoldsReleased } from '../order/order-tasks.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import { withRefundDue } from '../refunds/with-refund.ts'

/** Is it cancelled, or to be cancelled as soon as the bank answers? Then nobody waits for its goods any more. */
export function isGivenUp({ state, cancel_requested }: Order): boolean {
  return state === 'cancelled' || (state === 'awaiting_payment' && !!cancel_requested)
}

/**
 * The order that was given up, after the bank said that it has the money: it is cancelled, all of the money goes back by
 * itself, the customer is told so, and staff see it (rules §8.1).
 */
export function withPaidLate(order: Placed, attempt: PaymentAttempt, now: Date): Order {
  const { state: from } = order
  const ended =
    from === 'cancelled' ? order : withHoldsReleased({ ...order, state: nextOrderState(from, 'cancel') }, now)
  const row = { at: now, event: `paid_late ${attempt.payment_id}`, from, to: ended.state, who: 'shop' }
  const known = withAlert(withHistory({ ...ended, cancel_requested: null }, row), 'paid_after_cancel')
  return withRefundDue(known, attempt, now)
}
