import { ShopError } from '@shop/contracts/errors'
import { internalFullOrderEndpoint, internalStaffOrdersEndpoint } from '@shop/contracts/staff-orders'
import { handleInternal, type InternalCalls } from '@shop/service-kit/internal'
import type { OrderRepository } from './order.repository.ts'
import { isPlaced } from './order.ts'
import { fullOrder, staffOrder } from './staff-order.ts'
import type { StaffOrders } from './staff-orders.repository.ts'

type StaffDeps = { orders: OrderRepository; staffOrders: StaffOrders }

/** What the admin service asks; it has checked who is asking. */
export function staffOrderCalls(calls: InternalCalls, { orders, staffOrders }: StaffDeps): void {
  handleInternal(calls, internalStaffOrdersEndpoint, async asked => {
    const found = await staffOrders.page(asked)
    const { page, limit } = asked
    return { orders: found.orders.filter(isPlaced).map(staffOrder), count: found.count, page, limit }
  })

  handleInternal(calls, internalFullOrderEndpoint, async ({ number }) => {
    const order = await orders.byNumber(number)
    if (!order || !isPlaced(order)) throw new ShopError('not_found')
    return { order: fullOrder(order) }
  })
}
