import { salesListFile, sewAgainListFile } from '@shop/contracts/staff/sales-files'
import { addListFileCalls } from '@shop/service-kit/list-files/list-file.calls'
import type { ListFiles } from '@shop/service-kit/list-files/list-files.repository'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import type { Catalog } from '../clients/catalog.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import { countSales } from './count-sales.ts'
import { createSalesFacts, type SalesFactsRepository } from './sales-facts.repository.ts'
import { createSalesFigures } from './sales-figures.repository.ts'
import { salesList, sewAgainList } from './sales-list.ts'
import { addStatisticsCalls } from './statistics.calls.ts'
import { createUncountedOrders, type UncountedOrders } from './uncounted-orders.repository.ts'

type SalesDeps = { db: Db; orders: OrderRepository; catalog: Catalog; clock: Clock; listFiles: ListFiles }
type Sales = ServiceModule & { salesFacts: SalesFactsRepository; uncountedOrders: UncountedOrders }

/** The figures of what was sold. */
export function openSales(deps: SalesDeps): Sales {
  const { db } = deps
  const salesFacts = createSalesFacts(db)
  const salesFigures = createSalesFigures(db)
  const uncountedOrders = createUncountedOrders(db)
  const own = { ...deps, salesFacts, salesFigures, uncountedOrders }
  return {
    salesFacts,
    uncountedOrders,
    createIndexes: () =>
      Promise.all([salesFacts.createIndexes(), salesFigures.createIndexes(), uncountedOrders.createIndexes()]),
    addCalls(internal) {
      addStatisticsCalls(internal, own)
      addListFileCalls(internal, salesListFile, salesList(own), own)
      addListFileCalls(internal, sewAgainListFile, sewAgainList(own), own)
    },
    jobs: [{ name: 'count-sales', everySeconds: 3, leaseSeconds: 60, run: () => countSales(own) }],
  }
}
