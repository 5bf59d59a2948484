import type { Sellable } from '@shop/contracts/catalog/stock'
import { customerPercent } from '@shop/pricing/personal-percent'
import type { Customers } from '../clients/customers.ts'
import type { Order } from '../order/order.ts'
import type { OrderLine } from '../order/order-line.ts'
import { goodsOf, pricesToday } from './price-today.ts'
import { withLine } from './swap-lines.ts'

/** Items that come to an order under this percent, with what the catalogue says of them today. */
export type PricedAddition = {
  article: string
  size: string
  count: number
  sellable: Sellable
  percent: number
  /** The day from which they ship, where they are sold in advance. */
  preorder?: string | null
}

/**
 * The lines with items that are added, at today's prices; items of a size that stands in the order come to its line
 * (docs/rules.md, "Changes of an order").
 * @throws ShopError validation when such a line has another price.
 */
export function addLines(
  order: Pick<Order, 'currency' | 'eur_rate'>,
  lines: readonly OrderLine[],
  added: readonly PricedAddition[],
): OrderLine[] {
  return added.reduce<OrderLine[]>(
    (known, addition) => {
      const { article, size, count, sellable, percent, preorder = null } = addition
      const line = { article, size, count, bundle: null, preorder, ...goodsOf(sellable) }
      return withLine(known, { ...line, ...pricesToday(order, addition, { percent }) }, 'added')
    },
    [...lines],
  )
}

/**
 * The percent of added items: the order's own of the automatic and of staff's discount, else what the customer has today. That of a promo
 * code counts only where its terms hold (`judgeCode`).
 */
export async function percentOfAdded(
  { customers }: { customers: Pick<Customers, 'byId'> },
  { sums, customer_id }: Pick<Order, 'sums' | 'customer_id'>,
): Promise<number> {
  const { discount_kind, discount_percent } = sums
  if (discount_kind === 'promo') return 0
  if (discount_kind === 'auto' || discount_kind === 'staff') return discount_percent
  const customer = customer_id === null ? null : await customers.byId(customer_id)
  return customer ? customerPercent(customer) : 0
}
