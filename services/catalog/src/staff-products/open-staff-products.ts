import type { Log } from '@shop/service-kit/log/log'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import { addBulkCalls } from './bulk/bulk.calls.ts'
import { createBulkRunner } from './bulk/bulk-runner.ts'
import { createBulksRepository } from './bulk/bulks.repository.ts'
import { finishFollowUps } from './follow-up.ts'
import type { ChangeSizesDeps } from './grid/change-sizes.ts'
import { addModelSizesCalls } from './grid/model-sizes.calls.ts'
import { finishJointChanges } from './joint/change-jointly.ts'
import { createKeyedStockChanges } from './keyed-stock-changes.repository.ts'
import { createKnownProducts } from './known-products.ts'
import type { ListDeps } from './list-products.ts'
import { finishOpeningStock } from './opening-stock.ts'
import { addStaffProductCalls } from './staff-products.calls.ts'

type Deps = ChangeSizesDeps & Omit<ListDeps, 'knownProducts'> & { db: Db; log: Log }

/** Products as staff list and edit them: one by one, as a grid of sizes, and many at once. */
export function openStaffProducts(deps: Deps): ServiceModule & Pick<ListDeps, 'knownProducts'> {
  const keyedStockChanges = createKeyedStockChanges(deps.db)
  const bulks = createBulksRepository(deps.db)
  const knownProducts = createKnownProducts(deps)
  const own = { ...deps, keyedStockChanges, bulks, knownProducts }
  const bulkRunner = createBulkRunner(own)
  return {
    knownProducts,
    createIndexes: () => Promise.all([keyedStockChanges.createIndexes(), bulks.createIndexes()]),
    addCalls(internal) {
      addStaffProductCalls(internal, own)
      addModelSizesCalls(internal, own)
      addBulkCalls(internal, own, bulkRunner)
    },
    jobs: [
      { name: 'product-bulks', everySeconds: 10, run: bulkRunner.run },
      { name: 'opening-stock', everySeconds: 60, run: () => finishOpeningStock(own) },
      { name: 'joint-changes', everySeconds: 5, run: () => finishJointChanges(own) },
      { name: 'product-follow-ups', everySeconds: 5, run: () => finishFollowUps(own) },
    ],
    close: bulkRunner.stop,
  }
}
