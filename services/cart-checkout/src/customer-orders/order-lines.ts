import type { ResultOf } from '@shop/contracts/endpoint'
import type { orderLinesEndpoint } from '@shop/contracts/order-lines'
import { toDecimal } from '@shop/money/money'
import type { Order } from '../order/order.ts'
import { type Asker, isOwner } from '../order-access/owner.ts'

type OrderLines = ResultOf<typeof orderLinesEndpoint>

/** What was ordered and where it goes; null for whoever is not its owner: the address alone tells nothing of it. */
export function linesFor(order: Order, asker: Asker): OrderLines {
  if (!isOwner(order, asker)) return { lines: null, delivery: null }
  const { delivery, delivery_text } = order
  const lines = order.lines.map(({ article, size, count, bundle, title, picture, sum, preorder }) => ({
    ...{ article, size, count, bundle, title, picture, preorder },
    sum: toDecimal(sum),
  }))
  const kind = 'delivery_method_option' in delivery ? delivery.delivery_method_option : 'abroad'
  return { lines, delivery: { text: delivery_text, kind } }
}
