import type { ResultOf } from '@shop/contracts/endpoint'
import type { orderLinesEndpoint } from '@shop/contracts/order-lines'
import { buyerOf } from './buyer.ts'
import type { Order } from './order.ts'

type Asker = { buyer: string | null; customer_id: string | null }

/** What was ordered; null for whoever neither ordered it in this browser nor is the customer: the address alone tells nothing of it. */
export function linesFor(order: Order, { buyer, customer_id }: Asker): ResultOf<typeof orderLinesEndpoint>['lines'] {
  const isTheirs = customer_id !== null && order.customer_id === customer_id
  const isOwner = isTheirs || (buyer !== null && order.buyer === buyerOf(buyer))
  return isOwner ? order.lines.map(({ article, size, count, bundle }) => ({ article, size, count, bundle })) : null
}
