import { type Quote, quoteEndpoint } from '@shop/contracts/cart/cart'
import { productsByArticleListEndpoint } from '@shop/contracts/catalog/products'
import type { DeliveryRoute } from '@shop/contracts/delivery/delivery'
import { ShopError } from '@shop/contracts/errors'
import { $cart } from '@shop/shell/cart/cart'
import { $currency, $locale } from '@shop/shell/locale'
import { keepPreviousData, useEndpoint } from '@shop/shell/query'
import { useStore } from '@shop/shell/use-store'
import { type CartLineView, type QuoteAnswer, viewLines } from './cart-view.ts'

export type Cart = {
  lines: CartLineView[]
  itemCount: number
  quote: Quote | null
  quoteHash: string | null
  /** The answer for exactly these lines; null while it is on its way. */
  answer: QuoteAnswer | null
  /** Everything that can be said of these lines is here. */
  isSettled: boolean
  isRefreshing: boolean
  /** Nothing at all is known yet, and it is on its way. */
  isLoading: boolean
  failure: Error | null
  /** Too many codes were tried: this one was not judged, and the answer is that without a code. */
  promoRefusal: ShopError | null
  /** Asks again; resolves when the answer is shown. */
  refresh: () => Promise<unknown>
}

/** The lines of this browser with what the services say of them. */
export function useCart(delivery: DeliveryRoute | null = null, promoCode: string | null = null, isWanted = true): Cart {
  const lines = useStore($cart)
  const withCode = useQuote(delivery, promoCode, isWanted)
  const promoRefusal = promoCode === null ? null : tooMany(withCode.error)
  const withoutCode = useQuote(delivery, null, promoRefusal !== null)
  const quote = promoRefusal ? withoutCode : withCode
  const articles = [...new Set(lines.map(({ article }) => article))].sort()
  const cards = useEndpoint(
    productsByArticleListEndpoint,
    { query: { article_list: articles } },
    { enabled: articles.length > 0, placeholderData: keepPreviousData },
  )
  return {
    lines: viewLines(lines, {
      answer: quote.data,
      isExact: !quote.isPlaceholderData,
      isAwaited: quote.isFetching || !isWanted,
      cards: cards.data?.list ?? [],
    }),
    itemCount: lines.reduce((sum, { count }) => sum + count, 0),
    // Offline nothing is on its way, so the sums of the cart before must go.
    quote: quote.isPaused && quote.isPlaceholderData ? null : (quote.data?.quote ?? null),
    quoteHash: quote.isPlaceholderData ? null : (quote.data?.quote_hash ?? null),
    answer: quote.isPlaceholderData ? null : (quote.data ?? null),
    isSettled: isAnswered(quote) && (isAnswered(cards) || cards.isError),
    isRefreshing: quote.isFetching,
    isLoading: quote.isLoading || cards.isLoading || !isWanted,
    failure: quote.error ?? (quote.isPaused ? new ShopError('unknown', { offline: 1 }) : null),
    promoRefusal,
    refresh: quote.refetch,
  }
}

function isAnswered({ isSuccess, isPlaceholderData }: { isSuccess: boolean; isPlaceholderData: boolean }): boolean {
  return isSuccess && !isPlaceholderData
}

function tooMany(error: Error | null): ShopError | null {
  return error instanceof ShopError && error.code === 'too_many_requests' ? error : null
}

/** What these lines cost; asked anew whenever the lines, the language, the delivery or the code change. */
export function useQuote(delivery: DeliveryRoute | null, promo_code: string | null = null, isWanted = true) {
  const lines = useStore($cart)
  const currency = useStore($currency)
  const locale = useStore($locale)
  const wanted = lines.map(({ article, size, count, bundle }) => ({ article, size, count, bundle }))
  return useEndpoint(
    quoteEndpoint,
    { body: { locale, currency, lines: wanted, delivery, promo_code } },
    { enabled: isWanted && lines.length > 0, placeholderData: keepPreviousData, staleTime: 0 },
  )
}
