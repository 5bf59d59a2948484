import { ShopError } from '@shop/contracts/errors'
import type { StaffAction } from '@shop/contracts/staff/orders/order-actions'
import {
  acceptDiscountEndpoint,
  cancelOrderEndpoint,
  correctTrackingEndpoint,
  declineRefundRequestEndpoint,
  deliveredOrderEndpoint,
  dropChangeEndpoint,
  readyOrderEndpoint,
  receiveOrderEndpoint,
  refundRequestEndpoint,
  refuseChangeEndpoint,
  restockedOrderEndpoint,
  returnsEndpoint,
  shipOrderEndpoint,
  takeOrderEndpoint,
  updateCommentEndpoint,
  updatePaymentEndpoint,
} from '@shop/contracts/staff/orders/staff-order-actions'
import {
  type FullOrder,
  fullOrderEndpoint,
  orderTabsEndpoint,
  staffOrdersEndpoint,
} from '@shop/contracts/staff/orders/staff-orders'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { type StaffCall, staffRead, staffWrite, type Written } from '@shop/service-kit/between-services/staff-calls'
import { isPlaced } from '../order/order.ts'
import { requirePlaced } from '../order/order-states.ts'
import { filterOfAddress } from './order-filter.ts'
import { fullOrder, staffOrder } from './staff-order.ts'
import type { StaffOrders } from './staff-orders.repository.ts'
import { type ActionDeps, statesOf, takeAction } from './take-action.ts'

type StaffDeps = ActionDeps & { staffOrders: StaffOrders }
type OfOrder = StaffCall<{ number: string }>

const PAGE_LENGTH = 50

/** Orders for staff, and what they do with them. */
export function addStaffOrderCalls(calls: InternalCalls, deps: StaffDeps): void {
  const { orders, staffOrders, clock } = deps

  staffRead(calls, staffOrdersEndpoint, async ({ query: { limit = PAGE_LENGTH, page = 1, ...asked } }) => {
    const found = await staffOrders.findPage(filterOfAddress(asked), { limit, page })
    const { count, more } = found
    return { orders: found.orders.filter(isPlaced).map(staffOrder), count, more, page, limit }
  })

  staffRead(calls, orderTabsEndpoint, async ({ query }) => {
    const [counts, newest] = await Promise.all([
      staffOrders.countByTab(),
      staffOrders.findNewest(filterOfAddress(query)),
    ])
    return { ...counts, newest }
  })

  staffRead(calls, fullOrderEndpoint, async ({ query }) => {
    return { order: fullOrder(requirePlaced(await orders.byNumber(query.order)), clock.now()) }
  })

  addActionCalls(calls, deps)
}

/** What staff do with one order. */
function addActionCalls(calls: InternalCalls, deps: StaffDeps): void {
  const take = ({ params, who }: OfOrder, action: StaffAction, key?: string) => change(params.number, who, action, key)
  staffWrite(calls, takeOrderEndpoint, call => take(call, { action: 'take' }))
  staffWrite(calls, shipOrderEndpoint, call => take(call, { action: 'ship', ...call.body }))
  staffWrite(calls, refuseChangeEndpoint, call => take(call, { action: 'refuse_change', ...call.body }))
  staffWrite(calls, dropChangeEndpoint, call => take(call, { action: 'drop_change' }))
  staffWrite(calls, correctTrackingEndpoint, call => take(call, { action: 'correct_tracking', ...call.body }))
  staffWrite(calls, readyOrderEndpoint, call => take(call, { action: 'ready', ...call.body }))
  staffWrite(calls, deliveredOrderEndpoint, call => take(call, { action: 'delivered' }))
  staffWrite(calls, receiveOrderEndpoint, call =>
    take(call, { action: 'receive', ...call.body }, `staff ${call.idempotencyKey}`),
  )
  staffWrite(calls, cancelOrderEndpoint, call => take(call, { action: 'cancel', ...call.body }))
  staffWrite(calls, acceptDiscountEndpoint, call => take(call, { action: 'accept_discount' }))
  staffWrite(calls, restockedOrderEndpoint, call => take(call, { action: 'restocked' }))
  staffWrite(calls, refundRequestEndpoint, call => take(call, { action: 'refund_request', ...call.body }))
  staffWrite(calls, declineRefundRequestEndpoint, call => take(call, { action: 'refund_decline', ...call.body }))

  staffWrite(calls, returnsEndpoint, call => {
    const { step, ...asked } = call.body
    return take(call, { action: `return_${step}`, ...asked } as StaffAction)
  })
  staffWrite(calls, updatePaymentEndpoint, ({ query: { order, is_paid }, body: { reason, means }, who }) => {
    if (is_paid === '0') return change(order, who, { action: 'manual_unpaid', reason })
    if (!means) throw new ShopError('validation', { fields: { means: 'required' } })
    return change(order, who, { action: 'manual_paid', means, reason })
  })
  staffWrite(calls, updateCommentEndpoint, ({ query: { order, comment }, body: { seen }, who }) =>
    change(order, who, { action: 'comment', comment, seen }),
  )

  async function change(
    number: string,
    who: string,
    wanted: StaffAction,
    key?: string,
  ): Promise<Written<{ order: FullOrder }>> {
    const { before, after } = await takeAction(deps, { number, who, action: wanted, key })
    const { action, ...asked } = wanted
    return {
      answer: { order: fullOrder(after, deps.clock.now()) },
      change: { action: `order_${action}`, subject: number, asked, before, after: statesOf(after) },
    }
  }
}
