import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import { createLowStockNotices } from './low-stock-notices.repository.ts'
import { type ReportDeps, reportLowStock } from './report-low-stock.ts'

/** Tells staff of sizes that run low. */
export function openLowStock(deps: Omit<ReportDeps, 'lowStockNotices'> & { db: Db }): ServiceModule {
  const own = { ...deps, lowStockNotices: createLowStockNotices(deps.db) }
  return { jobs: [{ name: 'low-stock', everySeconds: 60, leaseSeconds: 30, run: () => reportLowStock(own) }] }
}
