import { ShopError } from '@shop/contracts/errors'
import { internalOrderActionEndpoint } from '@shop/contracts/staff/orders/staff-order-actions'
import { internalFullOrderEndpoint, internalStaffOrdersEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { handleInternal, type InternalCalls } from '@shop/service-kit/between-services/internal'
import { isPlaced } from '../order/order.ts'
import { fullOrder, staffOrder } from './staff-order.ts'
import type { StaffOrders } from './staff-orders.repository.ts'
import { type ActionDeps, takeAction } from './take-action.ts'

type StaffDeps = ActionDeps & { staffOrders: StaffOrders }

/** What the admin service asks; it has checked who is asking. */
export function staffOrderCalls(calls: InternalCalls, deps: StaffDeps): void {
  const { orders, staffOrders, clock } = deps

  handleInternal(calls, internalStaffOrdersEndpoint, async asked => {
    const found = await staffOrders.page(asked)
    const { page, limit } = asked
    return { orders: found.orders.filter(isPlaced).map(staffOrder), count: found.count, page, limit }
  })

  handleInternal(calls, internalFullOrderEndpoint, async ({ number }) => {
    const order = await orders.byNumber(number)
    if (!order || !isPlaced(order)) throw new ShopError('not_found')
    return { order: fullOrder(order, clock.now()) }
  })

  handleInternal(calls, internalOrderActionEndpoint, async wanted => {
    const { before, after } = await takeAction(deps, wanted)
    const { state, payment_state, comment } = before
    return {
      before: { order_status: state, payment_status: payment_state, comment },
      order: fullOrder(after, clock.now()),
    }
  })
}
