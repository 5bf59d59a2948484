import {
  internalCustomerFiguresEndpoint,
  internalOpenOrdersEndpoint,
  internalReckonedOrdersEndpoint,
} from '@shop/contracts/staff/customers/customer-figures'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CustomerOrdersRepository } from '../customer-orders/customer-orders.repository.ts'
import { isPlaced } from '../order/order.ts'
import { overStates } from '../privacy/without-person.ts'
import { countFigures } from './count-figures.ts'
import type { CustomerFiguresRepository } from './customer-figures.repository.ts'
import { reckonedOrder, returnsOf } from './reckoned-orders.ts'

type Deps = { customerFigures: CustomerFiguresRepository; customerOrders: CustomerOrdersRepository; clock: Clock }

/** What the account service asks about customers for staff. */
export function customerFigureCalls(calls: InternalCalls, deps: Deps): void {
  const { customerFigures, customerOrders } = deps

  handleInternal(calls, internalCustomerFiguresEndpoint, async ({ customer_ids }) => ({
    figures: await countFigures(deps, customer_ids),
  }))
  handleInternal(calls, internalReckonedOrdersEndpoint, async ({ customer_id }) => {
    const orders = (await customerOrders.newest(customer_id)).filter(isPlaced)
    return { orders: orders.map(reckonedOrder), returns: returnsOf(orders) }
  })
  handleInternal(calls, internalOpenOrdersEndpoint, async ({ customer_id }) => ({
    numbers: await customerFigures.underWay(customer_id, overStates),
  }))
}
