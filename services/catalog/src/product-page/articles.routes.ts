import {
  type ProductCard,
  productByArticleEndpoint,
  productsByArticleListEndpoint,
  recommendationsEndpoint,
} from '@shop/contracts/catalog/products'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes, type Routes } from '@shop/service-kit/calls/routes'
import { PrevalidatedResponse } from '@shop/service-kit/calls/written-json'
import { toStoreCards } from '../articles/store-card.ts'
import { garmentHeights } from './garment-heights.ts'
import { readCards } from './read-card-lists.ts'
import { type ProductPageDeps, readProduct } from './read-product.ts'
import { type RecommendDeps, recommend } from './recommend.ts'

export function articleRoutes(deps: ProductPageDeps & RecommendDeps): Routes {
  const routes = createRoutes()

  /** Whole cards, or only what the store draws of them; either names the heights of the garment, as the store's list does. */
  async function inView(view: 'card' | undefined, cards: ProductCard[]) {
    const snapshot = await deps.live.current()
    const heightsOf = (card: ProductCard) => garmentHeights(snapshot, card)
    if (view === 'card') return new PrevalidatedResponse({ list: toStoreCards(cards, heightsOf) })
    return { list: cards.map(card => ({ ...card, ...heightsOf(card) })) }
  }

  handle(routes, productByArticleEndpoint, ({ query }) => readProduct(deps, query.article))
  // `check_show` is checked and changes nothing: the public never gets a hidden article.
  handle(routes, productsByArticleListEndpoint, async ({ query }) =>
    inView(query.view, await readCards(deps, query.article_list)),
  )
  handle(routes, recommendationsEndpoint, async ({ query }) => inView(query.view, await recommend(deps, query.article)))
  return routes
}
