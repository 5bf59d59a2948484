import {
  internalAttachOrdersEndpoint,
  internalCustomerOrdersEndpoint,
  internalCustomerTotalsEndpoint,
} from '@shop/contracts/orders/customer-orders'
import { loyaltyTotals } from '@shop/pricing/loyalty'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import type { Clock } from '@shop/service-kit/process/clock'
import type { OrderRepository } from '../order/order.repository.ts'
import { isPlaced, type Order, withHistory } from '../order/order.ts'
import { paidLink } from '../third-party-orders/linked-account.ts'
import type { ThirdPartyOrders } from '../third-party-orders/third-party-orders.repository.ts'
import type { CustomerOrdersRepository } from './customer-orders.repository.ts'
import { historyOrder } from './history-order.ts'
import { paidOrder } from './paid-order.ts'

type Deps = {
  customerOrders: CustomerOrdersRepository
  orders: OrderRepository
  thirdPartyOrders: Pick<ThirdPartyOrders, 'ofCustomers'>
  clock: Clock
}

/** What the account service asks; it has checked who is asking. */
export function addCustomerOrderCalls(calls: InternalCalls, deps: Deps): void {
  const { customerOrders, thirdPartyOrders, clock } = deps

  handleInternal(calls, internalCustomerOrdersEndpoint, async ({ customer_id }) => {
    const now = clock.now()
    const orders = (await customerOrders.findNewest(customer_id)).filter(isPlaced)
    return { orders: orders.map(order => historyOrder(order, now)) }
  })

  handleInternal(calls, internalCustomerTotalsEndpoint, async ({ customer_id }) => {
    const [paid, links] = await Promise.all([
      customerOrders.findPaid(customer_id),
      thirdPartyOrders.ofCustomers([customer_id]),
    ])
    const purchases = [...paid.map(paidOrder), ...links.flatMap(link => paidLink(link) ?? [])]
    const { cumulativeUah, largestPurchaseUah } = loyaltyTotals(purchases)
    return { cumulative_uah: cumulativeUah, largest_purchase_uah: largestPurchaseUah }
  })

  handleInternal(calls, internalAttachOrdersEndpoint, async asked => ({ attached: await attachOrders(deps, asked) }))
}

type AttachDeps = { customerOrders: CustomerOrdersRepository; orders: Pick<OrderRepository, 'change'>; clock: Clock }
type NewOwner = { customer_id: string; phone: string }

/** Gives a guest's paid orders to the customer who proved the phone; orders with an owner stay theirs (docs/rules.md, "Loyalty"). */
async function attachOrders(deps: AttachDeps, { customer_id, phone }: NewOwner): Promise<number> {
  const { customerOrders, orders, clock } = deps
  const numbers = await customerOrders.findPaidOfGuest(phone)
  const changed = await Promise.all(
    numbers.map(number => orders.change(number, order => withOwner(order, customer_id, clock.now()))),
  )
  return changed.filter(order => order !== null).length
}

function withOwner(order: Order, customer_id: string, now: Date): Order | null {
  if (order.customer_id !== null) return null
  const row = { at: now, event: `attached_to ${customer_id}`, from: order.state, to: order.state, who: 'account' }
  return withHistory({ ...order, customer_id }, row)
}
