import {
  internalAttachOrdersEndpoint,
  internalCustomerOrdersEndpoint,
  internalCustomerTotalsEndpoint,
} from '@shop/contracts/customer-orders'
import { loyaltyTotals } from '@shop/pricing/loyalty'
import type { Clock } from '@shop/service-kit/clock'
import { handleInternal, type InternalCalls } from '@shop/service-kit/internal'
import type { OrderRepository } from '../order/order.repository.ts'
import { isPlaced } from '../order/order.ts'
import { attachOrders } from './attach-orders.ts'
import type { CustomerOrdersRepository } from './customer-orders.repository.ts'
import { historyOrder } from './history-order.ts'
import { paidOrder } from './paid-order.ts'

type Deps = { customerOrders: CustomerOrdersRepository; orders: OrderRepository; clock: Clock }

/** What the account service asks; it has checked who is asking. */
export function customerOrderCalls(calls: InternalCalls, deps: Deps): void {
  const { customerOrders, clock } = deps

  handleInternal(calls, internalCustomerOrdersEndpoint, async ({ customer_id }) => {
    const now = clock.now()
    const orders = (await customerOrders.newest(customer_id)).filter(isPlaced)
    return { orders: orders.map(order => historyOrder(order, now)) }
  })

  handleInternal(calls, internalCustomerTotalsEndpoint, async ({ customer_id }) => {
    const paid = await customerOrders.paid(customer_id)
    const { cumulativeUah, largestPurchaseUah } = loyaltyTotals(paid.map(paidOrder))
    return { cumulative_uah: cumulativeUah, largest_purchase_uah: largestPurchaseUah }
  })

  handleInternal(calls, internalAttachOrdersEndpoint, async asked => ({ attached: await attachOrders(deps, asked) }))
}
