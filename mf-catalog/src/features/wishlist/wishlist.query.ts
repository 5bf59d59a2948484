import { MAX_WISHES } from '@shop/contracts/cart/wishlist-limits'
import { type ProductCard, productsByArticleListEndpoint } from '@shop/contracts/catalog/products'
import { keepPreviousData, useEndpoint } from '@shop/shell/query'
import { refusalOf } from '@shop/shell/refusal'
import { useStore } from '@shop/shell/use-store'
import { $wishlist, type WishlistItem } from '@shop/shell/wishlist'
import { useState } from 'react'

export type WishedCard = { card: ProductCard; wish: WishlistItem }

/** Cards in the order asked; an article that is not sold any more is left out. */
export function useCardsOf(articles: readonly string[]) {
  const query = { article_list: [...articles] }
  return useEndpoint(
    productsByArticleListEndpoint,
    { query },
    { enabled: articles.length > 0, placeholderData: keepPreviousData },
  )
}

/** The wishlist as it is now. What is taken off needs no new question and comes back to its place by undo. */
export function useWishedCards() {
  const wishes = useStore($wishlist)
  const asked = useAsked(wishes.map(({ article }) => article))
  const { data, isError, error, isPlaceholderData, isPaused, refetch } = useCardsOf(asked)

  const wishOf = new Map(wishes.map(wish => [wish.article, wish]))
  const cards = (data?.list ?? []).flatMap((card): WishedCard[] => {
    const wish = wishOf.get(card.article)
    return wish ? [{ card, wish }] : []
  })
  const sold = new Set(data?.list.map(({ article }) => article))
  const gone = data && !isPlaceholderData ? wishes.filter(({ article }) => !sold.has(article)) : []
  return {
    wishes,
    cards,
    gone: gone.map(({ article }) => article),
    isPending: !data,
    isError,
    /** Without a connection nothing of the list is here, or only what it was before. */
    isOutOfReach: (isPaused && (!data || isPlaceholderData)) || refusalOf(error).isOffline,
    refetch,
  }
}

/** All that was on the list since the page was opened, the newest first. */
function useAsked(articles: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(articles)
  const unknown = articles.filter(article => !asked.includes(article))
  if (unknown.length === 0) return asked
  const all = [...unknown, ...asked]
  const next = all.length > MAX_WISHES ? articles : all
  setAsked(next)
  return next
}
