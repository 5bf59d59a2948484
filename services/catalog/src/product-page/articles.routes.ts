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
import { readCards } from './read-card-lists.ts'
import { type ProductPageDeps, readProduct } from './read-product.ts'
import { type RecommendDeps, recommend } from './recommend.ts'

/** Whole cards, or only what the store draws of them. */
function inView(view: 'card' | undefined, list: ProductCard[]): { list: ProductCard[] } | PrevalidatedResponse {
  return view === 'card' ? new PrevalidatedResponse({ list: toStoreCards(list) }) : { list }
}

export function articleRoutes(deps: ProductPageDeps & RecommendDeps): Routes {
  const routes = createRoutes()
  handle(routes, productByArticleEndpoint, ({ query }) => readProduct(deps, query.article))
  // `check_show` is checked and changes nothing: the public never gets a hidden article.
  handle(routes, productsByArticleListEndpoint, async ({ query }) =>
    inView(query.view, await readCards(deps, query.article_list)),
  )
  handle(routes, recommendationsEndpoint, async ({ query }) => inView(query.view, await recommend(deps, query.article)))
  return routes
}
