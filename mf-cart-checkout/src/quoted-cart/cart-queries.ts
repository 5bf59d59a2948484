import { quoteEndpoint } from '@shop/contracts/cart/cart'
import { productsByArticleListEndpoint } from '@shop/contracts/catalog/products'
import type { DeliveryRoute } from '@shop/contracts/delivery/delivery'
import type { Locale } from '@shop/contracts/texts/text'
import type { Currency } from '@shop/money/money'
import type { CartLine } from '@shop/shell/cart/cart'
import { endpointQuery } from '@shop/shell/query'

type QuoteQuestion = {
  lines: readonly CartLine[]
  currency: Currency
  locale: Locale
  delivery?: DeliveryRoute | null
  promoCode?: string | null
  /** Has the customer who orders used the code already? */
  email?: string | null
}

/** What the lines cost. */
export function quoteInput({
  lines,
  currency,
  locale,
  delivery = null,
  promoCode = null,
  email = null,
}: QuoteQuestion) {
  const wanted = lines.map(({ article, size, count, bundle }) => ({ article, size, count, bundle }))
  return { body: { locale, currency, lines: wanted, delivery, promo_code: promoCode, email } }
}

/** How the articles of the lines look and are called. */
export function cardsInput(lines: readonly CartLine[]) {
  return { query: { article_list: [...new Set(lines.map(({ article }) => article))].sort() } }
}

export const quoteQuery = (question: QuoteQuestion) => endpointQuery(quoteEndpoint, quoteInput(question))

export const cardsQuery = (lines: readonly CartLine[]) =>
  endpointQuery(productsByArticleListEndpoint, cardsInput(lines))
