import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'
import type { Customers } from '../clients/customers.ts'
import type { CustomerOrdersRepository } from '../customer-orders/customer-orders.repository.ts'
import type { ThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import { sendFigures } from './count-figures.ts'
import { addCustomerFigureCalls } from './customer-figures.calls.ts'
import { createCustomerFigures } from './customer-figures.repository.ts'
import { createGuestOrders } from './guest-orders.repository.ts'

type FigureDeps = {
  db: Db
  customers: Customers
  customerOrders: CustomerOrdersRepository
  thirdPartyOrders: ThirdPartyOrders
  clock: Clock
}

/** What the orders of each customer come to. */
export function openCustomerFigures(deps: FigureDeps): ServiceModule {
  const customerFigures = createCustomerFigures(deps.db)
  const own = { ...deps, customerFigures, guestOrders: createGuestOrders(deps.db) }
  return {
    createIndexes: customerFigures.createIndexes,
    addCalls: internal => addCustomerFigureCalls(internal, own),
    jobs: [{ name: 'send-figures', everySeconds: 3, leaseSeconds: 30, run: () => sendFigures(own) }],
  }
}
