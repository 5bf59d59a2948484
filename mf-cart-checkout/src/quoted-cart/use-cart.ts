import { storedNames } from '@shop/contracts/browser-storage'
import { type Quote, quoteEndpoint } from '@shop/contracts/cart/cart'
import { readKeptGoods } from '@shop/contracts/catalog/kept-goods'
import { productsByArticleListEndpoint } from '@shop/contracts/catalog/products'
import type { DeliveryRoute } from '@shop/contracts/delivery/delivery'
import { ShopError } from '@shop/contracts/errors'
import { $cart } from '@shop/shell/cart/cart'
import { $currency, $locale } from '@shop/shell/locale'
import { keepPreviousData, useEndpoint } from '@shop/shell/query'
import { useStore } from '@shop/shell/use-store'
import { useMemo } from 'react'
import { cardsInput, quoteInput } from './cart-queries.ts'
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

export type QuoteOptions = {
  delivery?: DeliveryRoute | null | undefined
  promoCode?: string | null
  email?: string | null
  /** False: not asked yet. */
  isWanted?: boolean
}

/** The lines of this browser with what the services say of them. */
export function useCart(options: QuoteOptions = {}): Cart {
  const { promoCode = null, email = null, isWanted = true } = options
  const lines = useStore($cart)
  const withCode = useQuote({ ...options, email: null })
  const promoRefusal = promoCode === null ? null : tooMany(withCode.error)
  const withoutCode = useQuote({ delivery: options.delivery, isWanted: promoRefusal !== null })
  // Asked beside the price, which stays good to order by until the owner of the email is known to have used the code.
  const hasOwner = promoCode !== null && email !== null
  const byOwner = useQuote({ ...options, isWanted: isWanted && hasOwner && isGoodCode(withCode.data) })
  const isUsedUp = hasOwner && isAnswered(byOwner) && !isGoodCode(byOwner.data)
  const quote = promoRefusal ? withoutCode : isUsedUp ? byOwner : withCode
  const cards = useEndpoint(productsByArticleListEndpoint, cardsInput(lines), {
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  })
  const isUnknown = lines.some(line => !cards.data?.list.some(card => card.article === line.article))
  // Read when there is need: without a connection, or of what was added without one.
  const kept = useMemo(() => (isUnknown && !cards.isFetching ? savedGoods() : []), [isUnknown, cards.isFetching])
  return {
    lines: viewLines(lines, {
      answer: quote.data,
      isExact: !quote.isPlaceholderData,
      isAwaited: quote.isFetching || !isWanted,
      cards: cards.data?.list ?? [],
      kept,
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

function isGoodCode(answer: QuoteAnswer | undefined): boolean {
  const result = answer?.promo?.result
  return result === 'applied' || result === 'weaker'
}

function isAnswered({ isSuccess, isPlaceholderData }: { isSuccess: boolean; isPlaceholderData: boolean }): boolean {
  return isSuccess && !isPlaceholderData
}

function tooMany(error: Error | null): ShopError | null {
  return error instanceof ShopError && error.code === 'too_many_requests' ? error : null
}

/** What these lines cost; fetched again when the lines, the language, the delivery or the code change. */
export function useQuote({ delivery = null, promoCode = null, email = null, isWanted = true }: QuoteOptions) {
  const lines = useStore($cart)
  const currency = useStore($currency)
  const locale = useStore($locale)
  return useEndpoint(quoteEndpoint, quoteInput({ lines, currency, locale, delivery, promoCode, email }), {
    enabled: isWanted && lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

function savedGoods() {
  return readKeptGoods(() => localStorage.getItem(storedNames.savedGoods))
}
