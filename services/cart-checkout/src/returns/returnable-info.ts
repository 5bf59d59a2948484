import type { ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { returnableEndpoint } from '@shop/contracts/staff/orders/customer-order-actions'
import { toDecimal } from '@shop/money/money'
import { countOf } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { amountsBack, notGivenBack } from '../refunds/refund-amount.ts'
import { returnUntil } from './returnable.ts'

/**
 * The items that may be sent back, and what each brings.
 * @throws ShopError illegal_transition when nothing may.
 */
export function returnableInfo(order: Placed, now: Date): ResultOf<typeof returnableEndpoint> {
  const until = returnUntil(order, now)
  if (!until) throw new ShopError('illegal_transition', { from: order.state, event: 'return_request' })
  const left = notGivenBack(order)
  const lines = order.lines
    .filter(line => countOf(left, line) > 0)
    .map(line => {
      const { article, size, bundle, title, height, picture } = line
      const count = countOf(left, line)
      const back = amountsBack(order, line, count).map(toDecimal)
      return { article, size, bundle, title, height, picture, count, back }
    })
  return { until, currency: order.currency, lines }
}
