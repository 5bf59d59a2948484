import { productByArticleEndpoint } from '@shop/contracts/catalog/product'
import type { StoreCard } from '@shop/contracts/catalog/products'
import { cardsByArticleListEndpoint } from '@shop/contracts/catalog/store-cards'
import { endpointQuery, queryClient } from '@shop/shell/query'
import { useRef, useState } from 'react'

/**
 * The card of the colour that the reader has chosen; until then its own. Lists name no articles of other colours: they are asked for
 * when the first one is chosen. What does not answer changes nothing.
 */
export function useCardColor(card: StoreCard): { shown: StoreCard; choose: (index: number) => void } {
  const [chosen, setChosen] = useState<StoreCard | null>(null)
  const wanted = useRef(-1)
  async function choose(index: number) {
    wanted.current = index
    const found = await findCardsOfColors(card).catch(() => [])
    // The hand may have gone on to another colour meanwhile.
    if (wanted.current === index && found[index]) setChosen(found[index])
  }
  return { shown: chosen ?? card, choose }
}

/** The cards of all colours of the model, each at the place of its colour; undefined for one that is not sold. */
async function findCardsOfColors({ article }: StoreCard): Promise<(StoreCard | undefined)[]> {
  const { product } = await queryClient.fetchQuery(endpointQuery(productByArticleEndpoint, { query: { article } }))
  const articles = product.colors.map(color => color.article)
  const query = { article_list: articles, view: 'card' as const }
  const { list } = await queryClient.fetchQuery(endpointQuery(cardsByArticleListEndpoint, { query }))
  return articles.map(name => list.find(card => card.article === name))
}
