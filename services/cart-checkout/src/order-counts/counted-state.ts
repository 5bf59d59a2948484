import type { OrderState } from '@shop/contracts/orders/orders'
import { isPlaced, type Order } from '../order/order.ts'

/** The state under which an order is to be counted; null of one that does not exist for staff yet. */
export function stateToCount(order: Order): OrderState | null {
  return isPlaced(order) ? order.state : null
}

/** Follows from the state, and stands in the same write: an order that is counted under another state is found by the job. */
export function withCountDue(order: Order): Order {
  return { ...order, is_counted: (order.counted_as ?? null) === stateToCount(order) }
}
