import {
  productByArticleEndpoint,
  productsByArticleListEndpoint,
  recommendationsEndpoint,
} from '@shop/contracts/products'
import { handle } from '@shop/service-kit/handle'
import type { Routes } from '@shop/service-kit/routes'
import { type ProductDeps, readCards, readProduct } from './read-products.ts'
import { recommend } from './recommend.ts'

export function addArticleRoutes(routes: Routes, deps: ProductDeps): void {
  handle(routes, productByArticleEndpoint, ({ query }) => readProduct(deps, query.article))
  // `check_show` means something to staff only: the public never gets a hidden article.
  handle(routes, productsByArticleListEndpoint, async ({ query }) => ({
    list: await readCards(deps, query.article_list),
  }))
  handle(routes, recommendationsEndpoint, async ({ query }) => ({ list: await recommend(deps, query.article) }))
}
