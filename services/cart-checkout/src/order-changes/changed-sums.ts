import { type Currency, pct } from '@shop/money/money'
import { ownLinePrice, uahTotal } from '@shop/pricing/line-price'
import { automaticDiscount } from '@shop/pricing/personal-percent'
import type { Order } from '../order/order.ts'
import type { LineCount, OrderLine, OrderSums } from '../order/order-line.ts'
import { isUndone } from '../order/refund.ts'
import { addLines, type PricedAddition } from './add-lines.ts'
import { removeItems } from './line-items.ts'
import { type PricedSwap, swapLines, type Terms } from './swap-lines.ts'

type Ordered = Pick<Order, 'lines' | 'currency' | 'eur_rate' | 'sums' | 'promo' | 'refunds'>

/** Which items are taken away, which are swapped for what, and which are added. */
export type ChangedGoods = {
  removed: readonly LineCount[]
  swaps: readonly PricedSwap[]
  added?: readonly PricedAddition[]
}

/** The lines of an order and what they come to, in minor units of its currency; without the delivery. */
export type PricedGoods = { lines: OrderLine[]; sums: Omit<OrderSums, 'delivery' | 'total' | 'weight'> }

/**
 * The goods of an order after a change, and their sums: what stays has its agreed price and share of the discount. On today's terms an order
 * that comes below the limit of the automatic discount loses it (docs/rules.md, "Changes of an order").
 * @throws ShopError validation as `swapLines`.
 */
export function changeGoods(order: Ordered, goods: ChangedGoods, terms: Terms): PricedGoods {
  const { removed, swaps, added = [] } = goods
  const fewer = removeItems(order.lines, removed, order.currency)
  const lines = addLines(order, swapLines({ ...order, lines: fewer }, swaps, terms), added)
  if (terms === 'agreed' || !isDiscountLost(order, lines)) return { lines, sums: goodsSums(order, lines, order.sums) }
  const atOwnPrices = lines.map(line => atOwnPrice(line, order.currency))
  const none = { ...order.sums, discount_kind: 'none', discount_percent: 0 } as const
  return { lines: atOwnPrices, sums: goodsSums(order, atOwnPrices, none) }
}

/** Items whose money went back went back under the discount: it stays with the others, too. */
function isDiscountLost({ sums, refunds = [] }: Ordered, lines: readonly OrderLine[]): boolean {
  if (sums.discount_kind !== 'auto') return false
  const isGivenBack = refunds.some(refund => !isUndone(refund) && refund.lines.length > 0)
  return !isGivenBack && uahTotal(lines.map(cartLineOf)) < automaticDiscount.fromUah
}

function atOwnPrice(line: OrderLine, currency: Currency): OrderLine {
  const { list, unit, inBase } = ownLinePrice(cartLineOf(line), currency)
  const { count } = line
  const uah = { unit: ownLinePrice(cartLineOf(line), 'UAH').unit, discount_share: 0 }
  const own_discount = (list - unit) * count
  return { ...line, list, unit, sum: unit * count, own_discount, in_base: inBase, discount_share: 0, uah }
}

/** A line as it was agreed upon, as the pricing rules see it. */
export function cartLineOf({ article, size, count, list_price, current_price, bundle_percent, weight_kg }: OrderLine) {
  const prices = { list: list_price, price: current_price, bundlePercent: bundle_percent }
  return { article, size, count, ...prices, weightKg: weight_kg }
}

type Discount = Pick<OrderSums, 'discount_kind' | 'discount_percent' | 'birthday_percent'>

/** What goods come to under a discount: minor units of the order's currency, without the delivery. */
export function goodsSums(
  { currency }: Pick<Order, 'currency'>,
  lines: readonly OrderLine[],
  discounted: Discount,
): PricedGoods['sums'] {
  const { discount_kind, discount_percent, birthday_percent } = discounted
  const subtotal = total(lines, ({ sum }) => sum)
  const discount = total(lines, ({ discount_share }) => discount_share)
  const base = total(lines, ({ in_base, sum }) => (in_base ? sum : 0))
  const uahSubtotal = total(lines, ({ uah, count }) => uah.unit * count)
  const uahDiscount = total(lines, ({ uah }) => uah.discount_share)
  return {
    subtotal,
    discount,
    discount_percent,
    discount_kind,
    birthday_percent,
    birthday_discount: Math.min(discount, pct(base, birthday_percent, currency)),
    promo_discount: discount_kind === 'promo' ? discount : 0,
    uah: { subtotal: uahSubtotal, goods: uahSubtotal - uahDiscount },
  }
}

function total(lines: readonly OrderLine[], of: (line: OrderLine) => number): number {
  return lines.reduce((sum, line) => sum + of(line), 0)
}
