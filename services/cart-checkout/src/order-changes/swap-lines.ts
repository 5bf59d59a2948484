import type { Sellable } from '@shop/contracts/catalog/stock'
import { ShopError } from '@shop/contracts/errors'
import { type Currency, eurFromUah, type Price, pct } from '@shop/money/money'
import { type CartLine, ownLinePrice, priceLine } from '@shop/pricing/line-price'
import type { Order } from '../order/order.ts'
import { isSameLine, type LineCount, type OrderLine } from '../order/order-line.ts'
import { withCount, withoutItems } from './line-items.ts'

/** Another size or height in place of so many items of a line. */
export type Swap = LineCount & { to: { article: string; size: string } }

/** A swap with what the catalogue says of the other size today. */
export type PricedSwap = Swap & { sellable: Sellable }

type Ordered = Pick<Order, 'lines' | 'currency' | 'eur_rate' | 'sums' | 'promo'>
type Priced = Pick<Order, 'currency' | 'eur_rate' | 'sums' | 'promo'>

/** By which prices a change counts: those that were agreed upon, or today's where the catalogue has another one. */
export type Terms = 'agreed' | 'today'

/**
 * The lines with other sizes in place of those that are swapped (docs/rules.md, "Changes of an order"). On agreed terms they have the price
 * and the share of the discount of their line; on today's terms a size that costs another price today has that one, under the order's own
 * discount.
 * @throws ShopError validation when the other size stands in the order already, at another price.
 */
export function swapLines(order: Ordered, swaps: readonly PricedSwap[], terms: Terms): OrderLine[] {
  return swaps.reduce((lines, swap) => {
    const line = lines.find(known => isSameLine(known, swap))
    if (!line) throw new ShopError('validation', { fields: { swaps: 'invalid' } })
    const moved = withCount(line, swap.count, order.currency)
    const rest = lines.flatMap(known => (known === line ? withoutItems(line, moved) : known))
    const isAgreed = terms === 'agreed' || hasAgreedPrice(order, line, swap)
    return withLine(rest, isAgreed ? withGoods(moved, swap) : atPriceToday(order, moved, swap))
  }, order.lines)
}

function hasAgreedPrice(order: Priced, line: OrderLine, swap: PricedSwap): boolean {
  const { list_price: list, current_price: price, bundle_percent: bundlePercent } = line
  const agreed = ownLinePrice({ ...sizeOf(swap), list, price, bundlePercent }, order.currency)
  const today = ownLinePrice(cartLineOf(order, swap), order.currency)
  return agreed.list === today.list && agreed.unit === today.unit
}

/** Under a fixed sum the items keep their share of it: it was given once. */
function atPriceToday(order: Priced, moved: OrderLine, swap: PricedSwap): OrderLine {
  const { currency, promo, sums } = order
  const cartLine = cartLineOf(order, swap)
  const isFixed = promo?.gift.kind === 'fixed'
  // A code may be for some goods only.
  const percent = sums.discount_kind === 'promo' && !moved.in_base ? 0 : percentOf(order)
  const priceIn = (priced: Currency, share: number) => {
    const { list, unit, inBase } = priceLine(cartLine, priced, percent)
    const sum = unit * swap.count
    const ownShare = isFixed ? Math.min(sum, share) : pct(sum, percent, priced)
    return { list, unit, sum, in_base: inBase, discount_share: inBase ? ownShare : 0 }
  }
  const { unit, discount_share } = priceIn('UAH', moved.uah.discount_share)
  const priced = priceIn(currency, moved.discount_share)
  return {
    ...withGoods(moved, swap),
    list_price: cartLine.list,
    current_price: cartLine.price,
    bundle_percent: cartLine.bundlePercent ?? null,
    ...priced,
    own_discount: (priced.list - priced.unit) * swap.count,
    uah: { unit, discount_share },
  }
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
