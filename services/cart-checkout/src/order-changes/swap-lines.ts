import type { Sellable } from '@shop/contracts/catalog/stock'
import { ShopError } from '@shop/contracts/errors'
import { type Currency, eurFromUah, grains, type Price, pct } from '@shop/money/money'
import { type CartLine, ownLinePrice, priceLine } from '@shop/pricing/line-price'
import type { Order } from '../order/order.ts'
import { isSameLine, type LineCount, type OrderLine } from '../order/order-line.ts'

/** Another size or height in place of so many items of a line. */
export type Swap = LineCount & { to: { article: string; size: string } }

/** A swap with what the catalogue says of the other size today. */
export type PricedSwap = Swap & { sellable: Sellable }

type Ordered = Pick<Order, 'lines' | 'currency' | 'eur_rate' | 'sums' | 'promo'>
type Priced = Pick<Order, 'currency' | 'eur_rate' | 'sums' | 'promo'>

/** What the swapped items came to, and what the others cost today; in minor units of the order's currency. */
export type SwapSums = { was: number; will_be: number }

/**
 * The lines with other sizes in place of those that are swapped, at the agreed prices and shares of the discount
 * (docs/rules.md, "Changes of an order"): all sums of the order stay as they are.
 * @throws ShopError validation when the other size stands in the order already, at another price.
 */
export function swapLines(order: Ordered, swaps: readonly PricedSwap[]): OrderLine[] {
  return swaps.reduce((lines, swap) => {
    const line = lines.find(known => isSameLine(known, swap))
    if (!line) throw new ShopError('validation', { fields: { swaps: 'invalid' } })
    const moved = withCount(line, swap.count, order.currency)
    const rest = lines.flatMap(known => (known === line ? withoutItems(line, moved) : known))
    return withLine(rest, withGoods(moved, swap))
  }, order.lines)
}

/**
 * What the swapped items came to with their share of the discount, and what the others would cost: as agreed where their price today is
 * the one that was agreed on, otherwise today's price under the order's own discount.
 */
export function swapSums(order: Ordered, swaps: readonly PricedSwap[]): SwapSums {
  return swaps.reduce<SwapSums>(
    (sums, swap) => {
      const line = order.lines.find(known => isSameLine(known, swap))
      if (!line) return sums
      const { sum, discount_share } = withCount(line, swap.count, order.currency)
      const was = sum - discount_share
      const willBe = hasAgreedPrice(order, line, swap) ? was : priceToday(order, swap, discount_share)
      return { was: sums.was + was, will_be: sums.will_be + willBe }
    },
    { was: 0, will_be: 0 },
  )
}

function hasAgreedPrice(order: Priced, line: OrderLine, swap: PricedSwap): boolean {
  const { list_price: list, current_price: price, bundle_percent: bundlePercent } = line
  const agreed = ownLinePrice({ ...sizeOf(swap), list, price, bundlePercent }, order.currency)
  const today = ownLinePrice(cartLineOf(order, swap), order.currency)
  return agreed.list === today.list && agreed.unit === today.unit
}

/** Under a fixed sum the items keep their share of it: it was given once. */
function priceToday(order: Priced, swap: PricedSwap, share: number): number {
  const { currency, promo } = order
  const percent = percentOf(order)
  const { unit, inBase } = priceLine(cartLineOf(order, swap), currency, percent)
  const sum = unit * swap.count
  if (promo?.gift.kind === 'fixed') return Math.max(0, sum - (inBase ? share : 0))
  return sum - (inBase ? pct(sum, percent, currency) : 0)
}

function percentOf({ sums, promo }: Priced): number {
  if (sums.discount_kind === 'promo') return promo?.gift.kind === 'percent' ? promo.gift.percent : 0
  return sums.discount_percent + sums.birthday_percent
}

/** Euros of a size that has none of its own follow the rate of the order. */
function cartLineOf({ eur_rate }: Priced, swap: PricedSwap): CartLine {
  const { list, price, bundle_percent: bundlePercent } = swap.sellable
  const inBoth = ({ uah, eur }: Sellable['list']): Price => ({ uah, eur: eur ?? eurFromUah(uah, eur_rate) })
  return { ...sizeOf(swap), list: inBoth(list), price: inBoth(price), bundlePercent }
}

function sizeOf({ to, count }: Swap): Pick<CartLine, 'article' | 'size' | 'count' | 'weightKg'> {
  return { ...to, count, weightKg: null }
}

/** So many items of a line, with their part of its discount. */
function withCount(line: OrderLine, count: number, currency: Currency): OrderLine {
  const { unit, list, discount_share, uah } = line
  const shareOf = (share: number, grain: number) => {
    const rest = Math.floor((share * (line.count - count)) / line.count / grain) * grain
    return share - rest
  }
  return {
    ...line,
    count,
    sum: unit * count,
    own_discount: (list - unit) * count,
    discount_share: shareOf(discount_share, grains[currency]),
    uah: { unit: uah.unit, discount_share: shareOf(uah.discount_share, grains.UAH) },
  }
}

/** What is left of a line, without the items that were moved out of it. */
function withoutItems(line: OrderLine, moved: OrderLine): OrderLine[] {
  const count = line.count - moved.count
  if (count === 0) return []
  const { unit, list, uah } = line
  return [
    {
      ...line,
      count,
      sum: unit * count,
      own_discount: (list - unit) * count,
      discount_share: line.discount_share - moved.discount_share,
      uah: { unit: uah.unit, discount_share: uah.discount_share - moved.uah.discount_share },
    },
  ]
}

/** The other goods at the price of the line. */
function withGoods(line: OrderLine, { to, sellable }: PricedSwap): OrderLine {
  const { color: _, ...agreed } = line
  const { title, color, height = null, picture, category, collection, weight_kg } = sellable
  return { ...agreed, ...to, title, ...(color && { color }), height, picture, category, collection, weight_kg }
}

/** Items of a size that stands in the order already come to its line, where they have its price. */
function withLine(lines: readonly OrderLine[], added: OrderLine): OrderLine[] {
  const same = lines.find(known => isSameLine(known, added))
  if (!same) return [...lines, added]
  const isSamePrice = same.unit === added.unit && same.list === added.list && same.in_base === added.in_base
  if (!isSamePrice || same.preorder !== null) throw new ShopError('validation', { fields: { swaps: 'size_in_order' } })
  const joined: OrderLine = {
    ...same,
    count: same.count + added.count,
    sum: same.sum + added.sum,
    own_discount: same.own_discount + added.own_discount,
    discount_share: same.discount_share + added.discount_share,
    uah: { unit: same.uah.unit, discount_share: same.uah.discount_share + added.uah.discount_share },
  }
  return lines.map(known => (known === same ? joined : known))
}
