import { orderHistoryEndpoint } from '@shop/contracts/orders/customer-orders'
import { handle } from '@shop/service-kit/calls/handle'
import type { Routes } from '@shop/service-kit/calls/routes'
import type { CustomerOrders } from '../clients/customer-orders.ts'

export function addOrderHistoryRoutes(routes: Routes, { orders }: { orders: CustomerOrders }): void {
  handle(routes, orderHistoryEndpoint, async ({ customer }) => ({ orders: await orders.of(customer().id) }))
}
