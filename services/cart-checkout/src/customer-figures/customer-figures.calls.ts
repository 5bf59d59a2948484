import { internalGuestOrdersEndpoint } from '@shop/contracts/staff/customers/buyer-figures'
import {
  internalOpenOrdersEndpoint,
  internalReckonedOrdersEndpoint,
} from '@shop/contracts/staff/customers/customer-figures'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Clock } from '@shop/service-kit/process/clock'
import type { CustomerOrdersRepository } from '../customer-orders/customer-orders.repository.ts'
import { isPlaced } from '../order/order.ts'
import { overStates } from '../privacy/without-person.ts'
import { reckonedLink } from '../third-party-orders/linked-account.ts'
import type { ThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import type { CustomerFiguresRepository } from './customer-figures.repository.ts'
import type { GuestOrders } from './guest-orders.repository.ts'
import { reckonedOrder, returnsOf } from './reckoned-orders.ts'

type Deps = {
  customerFigures: CustomerFiguresRepository
  guestOrders: GuestOrders
  customerOrders: CustomerOrdersRepository
  thirdPartyOrders: ThirdPartyOrders
  clock: Clock
}

/** What the account service asks about customers for staff. */
export function addCustomerFigureCalls(calls: InternalCalls, deps: Deps): void {
  const { customerFigures, customerOrders, guestOrders, thirdPartyOrders, clock } = deps

  handleInternal(calls, internalReckonedOrdersEndpoint, async ({ customer_id }) => {
    const [newest, linked] = await Promise.all([
      customerOrders.findNewest(customer_id),
      thirdPartyOrders.ofCustomers([customer_id]),
    ])
    const orders = newest.filter(isPlaced)
    const links = linked.map(order => reckonedLink(order, clock.now()))
    return { orders: orders.map(reckonedOrder), links, returns: returnsOf(orders) }
  })
  handleInternal(calls, internalGuestOrdersEndpoint, async guest => {
    const orders = await guestOrders.newestOf(guest)
    const underWay = orders.filter(({ state }) => !overStates.includes(state))
    return {
      orders: orders.map(reckonedOrder),
      returns: returnsOf(orders),
      under_way: underWay.map(({ number }) => number),
    }
  })
  handleInternal(calls, internalOpenOrdersEndpoint, async ({ customer_id }) => ({
    numbers: await customerFigures.underWay(customer_id, overStates),
  }))
}
