import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import type { Catalog } from '../clients/catalog.ts'
import type { Customers } from '../clients/customers.ts'
import { addLookUpRoutes } from '../order-access/look-up.routes.ts'
import { LOOK_UP_EFFECT, type LookUpDeps, sendLookedUpCode } from '../order-access/look-up-order.ts'
import type { PlanDeps } from '../order-changes/plan-change.ts'
import type { PollDeps } from '../payments/poll-payments.ts'
import { addChangeOrderRoutes } from './change-order.routes.ts'
import { addCustomerOrderCalls } from './customer-orders.calls.ts'
import { type CustomerOrdersRepository, createCustomerOrders } from './customer-orders.repository.ts'
import { addOrderInfoRoutes } from './order-info.routes.ts'
import { ADDRESS_EFFECT, rememberAddress } from './remember-address.ts'

type CustomerOrdersDeps = LookUpDeps & PollDeps & PlanDeps & { db: Db; customers: Customers; catalog: Catalog }

/** What customers see of their orders, and what they change. */
export function openCustomerOrders(
  deps: CustomerOrdersDeps,
): ServiceModule & { customerOrders: CustomerOrdersRepository } {
  const customerOrders = createCustomerOrders(deps.db)
  return {
    customerOrders,
    createIndexes: customerOrders.createIndexes,
    addRoutes(routes) {
      addOrderInfoRoutes(routes, deps)
      addChangeOrderRoutes(routes, deps)
      addLookUpRoutes(routes, deps)
    },
    addCalls: internal => addCustomerOrderCalls(internal, { ...deps, customerOrders }),
    effects: { [LOOK_UP_EFFECT]: sendLookedUpCode(deps), [ADDRESS_EFFECT]: rememberAddress(deps) },
  }
}
