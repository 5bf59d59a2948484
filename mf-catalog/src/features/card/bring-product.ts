import { productByArticleEndpoint } from '@shop/contracts/product'
import { endpointQuery, queryClient } from '@shop/shell/query'

/** Asks for an article ahead of its page. */
export function bringProduct(article: string): void {
  void queryClient.prefetchQuery(endpointQuery(productByArticleEndpoint, { query: { article } }))
}
