import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import { articleRoutes } from './articles.routes.ts'
import { createKnownArticles } from './known-articles.ts'
import { addProductExtrasCalls } from './product-extras.calls.ts'
import type { ProductExtrasDeps } from './product-extras.ts'
import { createStockReader } from './read-stock-now.ts'
import type { RecommendDeps } from './recommend.ts'
import { createStockNowRepository } from './stock-now.repository.ts'

/** The page of a product, and what staff recommend on it. */
export function openProductPage(deps: RecommendDeps & ProductExtrasDeps & { db: Db }): ServiceModule {
  const readStockNow = createStockReader({ stock: deps.stock, stockNow: createStockNowRepository(deps.db) })
  return {
    routes: [articleRoutes({ ...deps, readStockNow, known: createKnownArticles(deps.articles) })],
    addCalls: internal => addProductExtrasCalls(internal, deps),
  }
}
