import { orderListFile } from '@shop/contracts/staff/orders/order-export'
import type { ListFileDeps } from '@shop/service-kit/list-files/list-file'
import { addListFileCalls } from '@shop/service-kit/list-files/list-file.calls'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import { createExportedOrders } from './exported-orders.repository.ts'
import { orderColumns } from './order-columns.ts'

/** The list of orders as a file. */
export function openOrderExport(deps: ListFileDeps & { db: Db }): ServiceModule {
  const list = { name: 'orders', columns: orderColumns, ...createExportedOrders(deps.db, deps.clock) }
  return { addCalls: internal => addListFileCalls(internal, orderListFile, list, deps) }
}
