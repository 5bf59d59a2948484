import { thirdPartyListFile } from '@shop/contracts/staff/orders/third-party-list'
import { addListFileCalls } from '@shop/service-kit/list-files/list-file.calls'
import type { ListFiles } from '@shop/service-kit/list-files/list-files.repository'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import type { Customers } from '../clients/customers.ts'
import type { EnterDeps } from './enter-third-party-order.ts'
import { linkList } from './link-list.ts'
import { createThirdPartyOrders, type ThirdPartyOrders } from './third-party-orders.repository.ts'
import { addThirdPartyOrderCalls, addThirdPartyOrderRoutes } from './third-party-orders.routes.ts'

type ThirdPartyDeps = Omit<EnterDeps, 'thirdPartyOrders'> & { db: Db; customers: Customers; listFiles: ListFiles }

export function openThirdPartyOrders(deps: ThirdPartyDeps): ServiceModule & { thirdPartyOrders: ThirdPartyOrders } {
  const thirdPartyOrders = createThirdPartyOrders(deps.db)
  const own = { ...deps, thirdPartyOrders }
  return {
    thirdPartyOrders,
    createIndexes: thirdPartyOrders.createIndexes,
    addRoutes: routes => addThirdPartyOrderRoutes(routes, own),
    addCalls(internal) {
      addThirdPartyOrderCalls(internal, own)
      addListFileCalls(internal, thirdPartyListFile, linkList(own), own)
    },
  }
}
