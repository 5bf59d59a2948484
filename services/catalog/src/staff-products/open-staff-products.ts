import type { Log } from '@shop/service-kit/log/log'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import { createLongChanges, type LongChanges } from '../goods-changes/long-changes.ts'
import { finishChanges } from '../goods-changes/short-changes.ts'
import { addBulkCalls } from './bulk/bulk.calls.ts'
import { planArticles } from './bulk/plan-articles.ts'
import { finishFollowUps } from './follow-up.ts'
import { addModelSizesCalls } from './grid/model-sizes.calls.ts'
import { createKnownProducts } from './known-products.ts'
import type { ListDeps } from './list-products.ts'
import { finishOpeningStock } from './opening-stock.ts'
import type { GoodsPageDeps } from './read-goods.ts'
import { addStaffProductCalls } from './staff-products.calls.ts'

type Deps = GoodsPageDeps & Omit<ListDeps, 'knownProducts'> & { log: Log }

/** Products as staff list and edit them: one by one, as a grid of sizes, and many at once. */
export function openStaffProducts(
  deps: Deps,
): ServiceModule & Pick<ListDeps, 'knownProducts'> & { bulks: LongChanges } {
  const knownProducts = createKnownProducts(deps)
  const own = { ...deps, knownProducts }
  const bulks = createLongChanges(own, { door: 'bulk', planChunk: (bulk, names) => planArticles(own, bulk, names) })
  return {
    knownProducts,
    bulks,
    addCalls(internal) {
      addStaffProductCalls(internal, own)
      addModelSizesCalls(internal, own)
      addBulkCalls(internal, own, bulks)
    },
    jobs: [
      { name: 'product-bulks', everySeconds: 10, run: bulks.run },
      { name: 'opening-stock', everySeconds: 60, run: () => finishOpeningStock(own) },
      { name: 'goods-changes', everySeconds: 5, run: () => finishChanges(own) },
      { name: 'product-follow-ups', everySeconds: 5, run: () => finishFollowUps(own) },
    ],
    close: bulks.stop,
  }
}
