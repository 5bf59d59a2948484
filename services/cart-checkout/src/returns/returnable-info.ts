import type { ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { returnableEndpoint } from '@shop/contracts/staff/orders/customer-order-actions'
import { toDecimal } from '@shop/money/money'
import { countOf } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { dueItems } from '../order/returned-items.ts'
import { amountsBack } from '../refunds/refund-amount.ts'
import { returnable } from './return-order.ts'
import { returnUntil } from './returnable.ts'

/**
 * The items that may be sent back, and what each brings.
 * @throws ShopError illegal_transition when nothing may.
 */
export function returnableInfo(order: Placed, now: Date): ResultOf<typeof returnableEndpoint> {
  const until = returnUntil(order, now)
  if (!until) throw new ShopError('illegal_transition', { from: order.state, event: 'return_request' })
  const left = returnable(order)
  const due = dueItems(order).lines
  const lines = order.lines
    .filter(line => countOf(left, line) > 0)
    .map(line => {
      const { article, size, bundle, title, color, height, picture } = line
      const count = countOf(left, line)
      const back = amountsBack(order, line, count, countOf(due, line)).map(toDecimal)
      return { article, size, bundle, title, color, height, picture, count, back }
    })
  return { until, currency: order.currency, lines }
}
