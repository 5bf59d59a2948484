import type { Quote } from './quote.ts'

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
