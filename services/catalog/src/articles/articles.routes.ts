import {
  internalProductsEndpoint,
  productByArticleEndpoint,
  productsByArticleListEndpoint,
  recommendationsEndpoint,
} from '@shop/contracts/products'
import { handle } from '@shop/service-kit/handle'
import { handleInternal, type InternalCalls } from '@shop/service-kit/internal'
import type { Routes } from '@shop/service-kit/routes'
import { type ProductDeps, readCards, readProduct, readStaffCards } from './read-products.ts'
import { recommend } from './recommend.ts'

export function addArticleRoutes(routes: Routes, internal: InternalCalls, deps: ProductDeps): void {
  handle(routes, productByArticleEndpoint, ({ query }) => readProduct(deps, query.article))
  // `check_show` is checked and changes nothing: the public never gets a hidden article, staff ask the internal call.
  handle(routes, productsByArticleListEndpoint, async ({ query }) => ({
    list: await readCards(deps, query.article_list),
  }))
  handle(routes, recommendationsEndpoint, async ({ query }) => ({ list: await recommend(deps, query.article) }))
  handleInternal(internal, internalProductsEndpoint, async ({ article_list, check_show }) => ({
    list: await readStaffCards(deps, article_list, { hidden: !check_show }),
  }))
}
