import type { ResultOf } from '@shop/contracts/endpoint'
import type { orderLinesEndpoint } from '@shop/contracts/order-lines'
import type { Order } from './order.ts'
import { type Asker, isOwner } from './owner.ts'

/** What was ordered; null for whoever is not its owner: the address alone tells nothing of it. */
export function linesFor(order: Order, asker: Asker): ResultOf<typeof orderLinesEndpoint>['lines'] {
  return isOwner(order, asker)
    ? order.lines.map(({ article, size, count, bundle }) => ({ article, size, count, bundle }))
    : null
}
