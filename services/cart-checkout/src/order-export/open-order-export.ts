import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import { createExportedOrders } from './exported-orders.repository.ts'
import { addOrderExportCalls } from './order-export.calls.ts'
import type { OrderExports } from './order-exports.repository.ts'

type Deps = { db: Db; clock: Clock; orderExports: OrderExports }

/** The list of orders as a file. */
export function openOrderExport(deps: Deps): ServiceModule {
  const own = { ...deps, exportedOrders: createExportedOrders(deps.db, deps.clock) }
  return {
    createIndexes: deps.orderExports.createIndexes,
    addCalls: internal => addOrderExportCalls(internal, own),
  }
}
