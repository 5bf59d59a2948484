import type { Currency } from '@shop/money/money'
import { type CartLine, uahTotal } from './line-price.ts'
import { type FixedSum, fixedAmount, type OrderDiscount } from './order-discount.ts'

/** What a promo code gives; sums in minor units, and a missing side means that the code is not valid in that currency. */
export type PromoGift =
  | { kind: 'percent'; percent: number }
  | { kind: 'fixed'; amount: FixedSum }
  | { kind: 'free_delivery' }

/** The terms that depend on the cart. Dates, limits of use and who may use a code are checked by the service that keeps the codes. */
export type PromoTerms = PromoGift & {
  /** Kopiyky that the cart must reach at own prices, before the code. */
  minGoodsUah?: number | null
  /** The articles that the code works for; null or absent for all. */
  onlyArticles?: readonly string[] | null
}

/**
 * - `applied`: the cart is priced with the code.
 * - `weaker`: valid, but the shopper would pay no less with it; the code is kept for another order.
 * - `min_goods`, `not_applicable`: refused, because the cart is too small, or has nothing that the code is for.
 */
export type PromoOutcome = 'applied' | 'weaker' | 'min_goods' | 'not_applicable'

/** Why the terms refuse this cart, or null when they accept it. */
export function promoRefusal(terms: PromoTerms, lines: readonly CartLine[], currency: Currency): PromoOutcome | null {
  if (uahTotal(lines) < (terms.minGoodsUah ?? 0)) return 'min_goods'
  const hasNoAmount = terms.kind === 'fixed' && fixedAmount(terms.amount, currency) === 0
  const isForSomething = lines.some(line => covers(terms, line))
  return hasNoAmount || !isForSomething ? 'not_applicable' : null
}

/** What the code takes off the goods, to be weighed against the personal percent; null for a code that is only about delivery. */
export function promoDiscount(terms: PromoTerms): OrderDiscount | null {
  if (terms.kind === 'free_delivery') return null
  const isCovered = (line: CartLine) => covers(terms, line)
  if (terms.kind === 'percent') return { percent: terms.percent, covers: isCovered }
  // At 0 % only lines without an own discount stay in the base, and those alone carry a fixed sum.
  return { percent: 0, fixed: terms.amount, covers: isCovered }
}

function covers({ onlyArticles }: PromoTerms, { article }: CartLine): boolean {
  return onlyArticles?.includes(article) ?? true
}
