import type { Currency } from '@shop/money/money'
import { type CartInput, chooseDiscount, type DiscountShares } from './choose-discount.ts'
import { cartWeight } from './delivery-price.ts'
import { ownDiscountPercent, uahTotal } from './line-price.ts'
import { type DiscountedLine, discountCart } from './order-discount.ts'
import type { PromoOutcome } from './promo.ts'

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
  /** The line by its hryvnia prices (kopiyky), for the loyalty totals of an order in euros. */
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
  /** The goods by hryvnia prices under the same discount, in kopiyky: what loyalty counts. */
  uah: { subtotal: number; goods: number }
}

/**
 * Prices a cart (docs/rules.md, "Discounts"): a line has its own discount or takes the order's, and a code counts only when it is
 * cheaper than the shopper's percent.
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
    lines: cart.lines.map((line, index) => quoteLine(line, inUah.lines[index])),
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

export type DiscountRule = 'sale' | 'bundle' | 'loyalty' | 'auto' | 'staff' | 'birthday' | 'promo' | 'free_delivery'

/** What one rule took off, in minor units. All of them but `free_delivery` add up to list prices minus what the goods cost. */
export type Explanation = { rule: DiscountRule; amount: number }

/** The rules that took something off, own discounts of the lines first; a rule that changed nothing is left out. */
export function explain(
  lines: readonly DiscountedLine[],
  { discountKind, levelDiscount, birthdayDiscount, promoDiscount }: DiscountShares,
  freeDelivery: number,
): Explanation[] {
  const explanations: Explanation[] = [
    { rule: 'sale', amount: ownDiscounts(lines, 'sale') },
    { rule: 'bundle', amount: ownDiscounts(lines, 'bundle') },
    { rule: discountKind === 'auto' || discountKind === 'staff' ? discountKind : 'loyalty', amount: levelDiscount },
    { rule: 'birthday', amount: birthdayDiscount },
    { rule: 'promo', amount: promoDiscount },
    { rule: 'free_delivery', amount: freeDelivery },
  ]
  return explanations.filter(({ amount }) => amount > 0)
}

function ownDiscounts(lines: readonly DiscountedLine[], kind: 'sale' | 'bundle'): number {
  return lines.reduce((sum, { reason, ownDiscount }) => (reason === kind ? sum + ownDiscount : sum), 0)
}

/**
 * What the shopper agreed to, as one canonical text to hash: what is bought, what it costs, and the code that made it so.
 * The order of the lines does not matter, nor which rule led to the sums; a code that was not applied is no part of the deal.
 */
export function quoteFingerprint(quote: Quote, promoCode: string | null): string {
  const { currency, subtotal, discount, delivery, total } = quote
  const lines = quote.lines
    .map(({ article, size, count, unit }) => JSON.stringify([article, size, count, unit]))
    .toSorted()
  const code = quote.promo === 'applied' ? promoCode : null
  return JSON.stringify([currency, lines, subtotal, discount, delivery, total, code])
}
