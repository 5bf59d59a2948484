import {
  productByArticleEndpoint,
  productsByArticleListEndpoint,
  productsByFiltersEndpoint,
  recommendationsEndpoint,
} from '@shop/contracts/products'
import { endpointQuery, queryClient, type UseQueryResult, useEndpoint } from '@shop/shell/query'
import { useDeferredValue } from 'react'

/** Cards in the order asked; an article that is not sold any more is left out. */
export function useCards(articles: readonly string[]) {
  const query = { article_list: [...articles] }
  return useInPieces(useEndpoint(productsByArticleListEndpoint, { query }, { enabled: articles.length > 0 }))
}

/** Twelve garments, most of them in two heights. */
const ROW_LENGTH = 24

export function useNewest() {
  return useInPieces(useEndpoint(productsByFiltersEndpoint, { query: { sort: 'new', limit: ROW_LENGTH } }))
}

export function useRecommendations(article: string, { enabled }: { enabled: boolean }) {
  return useInPieces(useEndpoint(recommendationsEndpoint, { query: { article } }, { enabled }))
}

/** A row of cards is much to draw at once: whoever is scrolling or typing when it comes goes first. */
function useInPieces<Answer>({ data, isError }: UseQueryResult<Answer>) {
  return { data: useDeferredValue(data), isError }
}

/** Called when somebody is about to open the article. */
export function bringProduct(article: string): void {
  void queryClient.prefetchQuery(endpointQuery(productByArticleEndpoint, { query: { article } }))
}
