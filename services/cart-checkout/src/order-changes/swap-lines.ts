import type { Sellable } from '@shop/contracts/catalog/stock'
import { ShopError } from '@shop/contracts/errors'
import { ownLinePrice } from '@shop/pricing/line-price'
import type { Order } from '../order/order.ts'
import { isSameLine, type LineCount, type OrderLine } from '../order/order-line.ts'
import { withCount, withoutItems } from './line-items.ts'
import { cartLineToday, goodsOf, pricesToday } from './price-today.ts'

/** Another size or height in place of so many items of a line. */
export type Swap = LineCount & { to: { article: string; size: string } }

/** A swap with what the catalogue says of the other size today, and of the order's promo code (`judgeCode`). */
export type PricedSwap = Swap & {
  sellable: Sellable
  /** The day from which it ships, where it is sold in advance. */
  preorder?: string | null
  /** The code is not for the other goods: the share of the line goes with what is swapped. */
  leavesCode?: true
  /** Does the code count where they cost another price today? Missing: as it did for the line. */
  byCode?: boolean
}

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
    const isAgreed = terms === 'agreed' || (!swap.leavesCode && hasAgreedPrice(order, line, swap))
    return withLine(rest, isAgreed ? withGoods(moved, swap) : atPriceToday(order, moved, swap))
  }, order.lines)
}

/** Do the other goods cost today what was agreed for the line? Then its price and its share of the discount stay. */
export function hasAgreedPrice(order: Priced, line: OrderLine, swap: PricedSwap): boolean {
  const { list_price: list, current_price: price, bundle_percent: bundlePercent } = line
  const cartLine = cartLineToday(order, boughtBy(swap))
  const agreed = ownLinePrice({ ...cartLine, list, price, bundlePercent }, order.currency)
  const today = ownLinePrice(cartLine, order.currency)
  return agreed.list === today.list && agreed.unit === today.unit
}

/** Under a fixed sum the items keep their share of it: it was given once. */
function atPriceToday(order: Priced, moved: OrderLine, swap: PricedSwap): OrderLine {
  const { promo, sums } = order
  // A code may be for some goods only.
  const percent = sums.discount_kind === 'promo' && !(swap.byCode ?? moved.in_base) ? 0 : percentOf(order)
  const share = { own: moved.discount_share, uah: moved.uah.discount_share }
  const discount = { percent, ...(promo?.gift.kind === 'fixed' && swap.byCode !== false && { share }) }
  return { ...withGoods(moved, swap), ...pricesToday(order, boughtBy(swap), discount) }
}

function percentOf({ sums, promo }: Priced): number {
  if (sums.discount_kind === 'promo') return promo?.gift.kind === 'percent' ? promo.gift.percent : 0
  return sums.discount_percent + sums.birthday_percent
}

function boughtBy({ to, count, sellable }: PricedSwap) {
  return { ...to, count, sellable }
}

/** The other goods at the price of the line; they are on the shelf, or sold in advance, whatever it was. */
function withGoods(line: OrderLine, { to, sellable, preorder = null }: PricedSwap): OrderLine {
  const { color: _, arrived: _arrived, let_go: _letGo, ...agreed } = line
  return { ...agreed, ...to, preorder, ...goodsOf(sellable) }
}

/**
 * Items of a size that stands in the order already come to its line, where they have its price and ship from the same day.
 * @throws ShopError validation, with the field that asked for them, where they do not.
 */
export function withLine(
  lines: readonly OrderLine[],
  added: OrderLine,
  field: 'swaps' | 'added' = 'swaps',
): OrderLine[] {
  const same = lines.find(known => isSameLine(known, added))
  if (!same) return [...lines, added]
  const isSamePrice = same.unit === added.unit && same.list === added.list && same.in_base === added.in_base
  if (!isSamePrice || same.preorder !== added.preorder)
    throw new ShopError('validation', { fields: { [field]: 'size_in_order' } })
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
