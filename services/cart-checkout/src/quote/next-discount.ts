import type { Quote as QuoteView } from '@shop/contracts/cart'
import { eurFromUah, toDecimal } from '@shop/money/money'
import { automaticDiscount, wayToAutomatic } from '@shop/pricing/personal-percent'
import { guest, type QuotedCart } from './quote-cart.ts'

/** What the shopper has to add for the automatic percent. A code that is already worth more leaves nothing to wait for. */
export function nextDiscount({ quote, customer, rate }: QuotedCart): QuoteView['next_discount'] {
  const way = quote.discountKind === 'promo' ? null : wayToAutomatic(customer ?? guest, quote.uahTotal)
  if (!way) return undefined
  // The limit is one of hryvnias: in euros it is told in whole ones, rounded up, so that it is never too little.
  const shown = (uah: number) => toDecimal(quote.currency === 'UAH' ? uah : eurFromUah(uah, rate))
  const { percent, fromUah } = automaticDiscount
  return { percent, from: shown(fromUah), missing: shown(way.missingUah), is_near: way.isNear }
}
