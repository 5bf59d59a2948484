import type { ResultOf } from '@shop/contracts/endpoint'
import { ShopError } from '@shop/contracts/errors'
import type { returnableEndpoint } from '@shop/contracts/staff/orders/customer-order-actions'
import { toDecimal } from '@shop/money/money'
import type { Catalog } from '../clients/catalog.ts'
import { countOf } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { dueItems } from '../order/returned-items.ts'
import { amountsBack } from '../refunds/refund-amount.ts'
import { findAlternatives } from './alternatives.ts'
import { returnable } from './return-order.ts'
import { returnUntil } from './returnable.ts'

type Deps = { catalog: Pick<Catalog, 'alternatives'> }

/**
 * The items that may be sent back, what each brings, and what it can be exchanged for.
 * @throws ShopError illegal_transition when nothing may.
 */
export async function returnableInfo(
  { catalog }: Deps,
  order: Placed,
  now: Date,
): Promise<ResultOf<typeof returnableEndpoint>> {
  const until = returnUntil(order, now)
  if (!until) throw new ShopError('illegal_transition', { from: order.state, event: 'return_request' })
  const left = returnable(order)
  const due = dueItems(order).lines
  const insteadOf = await findAlternatives(catalog, order, left)
  const lines = order.lines
    .filter(line => countOf(left, line) > 0)
    .map(line => {
      const { article, size, bundle, title, color, height, picture } = line
      const count = countOf(left, line)
      const back = amountsBack(order, line, count, countOf(due, line)).map(toDecimal)
      const instead = insteadOf?.({ article, size, bundle, count })
      return { article, size, bundle, title, color, height, picture, count, back, ...(instead && { instead }) }
    })
  return { until, currency: order.currency, lines }
}
