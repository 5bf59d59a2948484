import { withAlert } from '../order/order.ts'
import { type Placed, withTransition } from '../order/order-states.ts'
import { withReservationsSold, withTask } from '../order/order-tasks.ts'

/** What money does to the goods: they are sold, or must be looked for again when it came too late. */
export function withGoodsPaid(order: Placed, who: string, now: Date): Placed {
  switch (order.state) {
    case 'awaiting_payment':
      // Staff who have the money settle a wish to cancel, too.
      return withReservationsSold(
        withTransition({ ...order, cancel_requested: null }, 'payment_approved', { who, now }),
        now,
      )
    case 'expired':
    // Only by hand: what a bank took for it is refunded automatically.
    case 'cancelled':
      return withTask(withAlert({ ...order, cancel_requested: null }, 'paid_late'), { do: 'reserve_again' }, now)
    default:
      return order
  }
}
