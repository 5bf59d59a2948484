import type { Order } from '../order/order.ts'
import { buyerOf } from './buyer.ts'

/** Who asks: the cookie of the browser, and the customer who is signed in. */
export type Caller = { buyer: string | null; customer_id: string | null }

/** Did they order it, in this browser or signed in? Whoever merely knows the order's address did not. */
export function isOwner(order: Order, { buyer, customer_id }: Caller): boolean {
  const isTheirs = customer_id !== null && order.customer_id === customer_id
  return isTheirs || (buyer !== null && order.buyer === buyerOf(buyer))
}
