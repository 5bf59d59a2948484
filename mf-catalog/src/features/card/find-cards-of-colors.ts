import { productByArticleEndpoint } from '@shop/contracts/catalog/product'
import type { StoreCard } from '@shop/contracts/catalog/products'
import { cardsByArticleListEndpoint } from '@shop/contracts/catalog/store-cards'
import { endpointQuery, queryClient } from '@shop/shell/query'

/** The cards of all colours of the model, each at the place of its colour; undefined for one that is not sold. */
export async function findCardsOfColors({ article }: StoreCard): Promise<(StoreCard | undefined)[]> {
  const { product } = await queryClient.fetchQuery(endpointQuery(productByArticleEndpoint, { query: { article } }))
  const articles = product.colors.map(color => color.article)
  const query = { article_list: articles, view: 'card' as const }
  const { list } = await queryClient.fetchQuery(endpointQuery(cardsByArticleListEndpoint, { query }))
  return articles.map(name => list.find(card => card.article === name))
}
