import type { Currency } from '@shop/money/money'
import type { CartInput } from './cart.ts'
import { chooseDiscount, type DiscountShares } from './choose-discount.ts'
import { type Explanation, explain } from './explain.ts'
import { uahTotal } from './line-price.ts'
import { type DiscountedLine, discountCart } from './order-discount.ts'
import { ownDiscountPercent } from './own-discount.ts'
import type { PromoOutcome } from './promo.ts'
import { cartWeight } from './weight.ts'

/** A line in the place it was given in. `list` and `unit` are of one item, the other amounts of all items; minor units. */
type QuoteLine = {
  article: string
  size: string
  count: number
  list: number
  unit: number
  sum: number
  /** What the sale or the bundle took off, as a sum and as the percent to show; 0 when the order's percent applies instead. */
  ownDiscount: number
  ownDiscountPercent: number
  inBase: boolean
  /** The share of the order's discount that this line carries: what it costs, and what a refund gives back, is `sum - discountShare`. */
  discountShare: number
  /** The same line by its hryvnia prices (kopiyky), for the loyalty totals of an order in euros. */
  uah: { unit: number; discountShare: number }
}

/** What a cart costs, in minor units of its currency. `discount` is the order's: the level's, birthday's and code's shares together. */
export type Quote = DiscountShares & {
  currency: Currency
  lines: QuoteLine[]
  subtotal: number
  base: number
  discount: number
  goods: number
  /** null while no delivery is chosen; the total is then of the goods alone. */
  delivery: number | null
  total: number
  /** Kilograms, three decimals. */
  weightKg: number
  /** Kopiyky at own prices, whatever the currency: what the automatic 5 % is measured by. */
  uahTotal: number
  /** null when no code was tried. */
  promo: PromoOutcome | null
  explained: Explanation[]
  /** The same goods by hryvnia prices under the same discount, in kopiyky: what loyalty counts. */
  uah: { subtotal: number; goods: number }
}

/**
 * Prices a cart (spec §9): a line has its own discount or takes the order's, and a code counts only when it is cheaper than the shopper's percent.
 * @throws RangeError for prices or percents that are not whole numbers of at least 0.
 */
export function priceCart(input: CartInput): Quote {
  const { currency, lines, promo, deliveryPrice } = input
  const { cart, offer, shares, promo: outcome } = chooseDiscount(input)
  const inUah = currency === 'UAH' ? cart : discountCart(lines, 'UAH', offer)
  const isDeliveryFree = promo?.kind === 'free_delivery' && outcome === 'applied'
  const freeDelivery = isDeliveryFree ? (deliveryPrice ?? 0) : 0
  const delivery = deliveryPrice === null ? null : deliveryPrice - freeDelivery
  return {
    ...shares,
    currency,
    lines: cart.lines.map((line, place) => quoteLine(line, inUah.lines[place])),
    subtotal: cart.subtotal,
    base: cart.base,
    discount: cart.discount,
    goods: cart.goods,
    delivery,
    total: cart.goods + (delivery ?? 0),
    weightKg: cartWeight(lines),
    uahTotal: uahTotal(lines),
    promo: outcome,
    explained: explain(cart.lines, shares, freeDelivery),
    uah: { subtotal: inUah.subtotal, goods: inUah.goods },
  }
}

function quoteLine({ line, ...priced }: DiscountedLine, inUah: DiscountedLine | undefined): QuoteLine {
  const { list, unit, sum, ownDiscount, inBase, discountShare } = priced
  const { article, size, count } = line
  const uah = { unit: inUah?.unit ?? 0, discountShare: inUah?.discountShare ?? 0 }
  const own = { ownDiscount, ownDiscountPercent: ownDiscountPercent(unit, list) }
  return { article, size, count, list, unit, sum, ...own, inBase, discountShare, uah }
}
