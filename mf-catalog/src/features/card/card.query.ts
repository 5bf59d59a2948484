import {
  cardsByArticleListEndpoint,
  cardsByFiltersEndpoint,
  newestQuery,
  recommendedCardsEndpoint,
} from '@shop/contracts/catalog/store-cards'
import { type UseQueryResult, useEndpoint } from '@shop/shell/query'
import { useDeferredValue } from 'react'

/** Cards in the order asked; an article that is not sold any more is left out. */
export function useCards(articles: readonly string[], { enabled = true } = {}) {
  const query = { article_list: [...articles], view: 'card' as const }
  return useDeferredResult(
    useEndpoint(cardsByArticleListEndpoint, { query }, { enabled: enabled && articles.length > 0 }),
  )
}

export function useNewest({ enabled = true } = {}) {
  return useDeferredResult(useEndpoint(cardsByFiltersEndpoint, { query: newestQuery }, { enabled }))
}

/** The newest of these collections; without any there is nothing to ask. */
export function useNewestOf(collections: readonly string[]) {
  const query = { collections: [...collections], ...newestQuery }
  return useDeferredResult(useEndpoint(cardsByFiltersEndpoint, { query }, { enabled: collections.length > 0 }))
}

export function useRecommendations(article: string, { enabled }: { enabled: boolean }) {
  return useDeferredResult(useEndpoint(recommendedCardsEndpoint, { query: { article, view: 'card' } }, { enabled }))
}

/** A row of cards takes long to draw: scrolling and typing go first when it arrives. */
function useDeferredResult<Answer>({ data, isError, isPaused }: UseQueryResult<Answer>) {
  return { data: useDeferredValue(data), isError, isPaused }
}
