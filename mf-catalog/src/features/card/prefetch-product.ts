import { productByArticleEndpoint } from '@shop/contracts/catalog/product'
import { endpointQuery, queryClient } from '@shop/shell/query'

/** Loads an article ahead of its page. */
export function prefetchProduct(article: string): void {
  void queryClient.prefetchQuery(endpointQuery(productByArticleEndpoint, { query: { article } }))
}
