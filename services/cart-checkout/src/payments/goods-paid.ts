import { type Placed, withStep } from '../orders/move-order.ts'
import { withAlert } from '../orders/order.ts'
import { withHoldsSold, withoutStock, withTask } from '../orders/order-tasks.ts'

/** What money does to the goods: they are sold, or must be looked for again when it came too late. */
export function withGoodsPaid(order: Placed, who: string, now: Date): Placed {
  switch (order.state) {
    case 'awaiting_payment':
      return withHoldsSold(withStep(order, 'payment_approved', { who, now }), now)
    case 'expired':
      return withTask(withAlert(order, 'paid_late'), { do: 'hold_again' }, now)
    case 'cancelled':
      return withoutStock(order, now)
    default:
      return order
  }
}
