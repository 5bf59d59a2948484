import type { InternalClient } from '@shop/service-kit/between-services/internal-client'
import type { ServiceModule } from '@shop/service-kit/modules/service-module'
import type { Db } from 'mongodb'
import type { OrderRepository } from '../order/order.repository.ts'
import type { ChangeDeps } from '../order-changes/change-order.ts'
import { countOrders } from '../order-counts/count-orders.ts'
import { createOrderCounts } from '../order-counts/order-counts.repository.ts'
import { NOTIFY_EFFECT, notifyStaff } from '../staff-notifications/notify-staff.ts'
import { addBulkOrderCalls } from './bulk-orders.calls.ts'
import { addChangeOrderCalls } from './change-order.calls.ts'
import { addCommentCalls } from './comment-order.calls.ts'
import { addExchangeOrderCalls } from './exchange-order.calls.ts'
import { addStaffOrderCalls } from './staff-orders.calls.ts'
import { createStaffOrders, type StaffOrders } from './staff-orders.repository.ts'
import { addRefundCalls } from './staff-refunds.calls.ts'
import type { ActionDeps } from './take-action.ts'

/** `admin` knows the staff, and writes to them. */
type StaffOrdersDeps = ActionDeps &
  ChangeDeps & { db: Db; orderReads: Pick<OrderRepository, 'byNumber'>; admin: InternalClient }

/** The orders as staff find them, and what they do with them. */
export function openStaffOrders(deps: StaffOrdersDeps): ServiceModule & { staffOrders: StaffOrders } {
  const { db, clock, orderReads, admin } = deps
  const orderCounts = createOrderCounts(db)
  const staffOrders = createStaffOrders(db, clock, orderCounts)
  const own = { ...deps, staffOrders }
  return {
    staffOrders,
    createIndexes: () => Promise.all([orderCounts.createIndexes(), staffOrders.createIndexes()]),
    addCalls(internal) {
      addStaffOrderCalls(internal, own)
      addBulkOrderCalls(internal, own)
      addRefundCalls(internal, own)
      addChangeOrderCalls(internal, own)
      addExchangeOrderCalls(internal, own)
      addCommentCalls(internal, own)
    },
    jobs: [{ name: 'count-orders', everySeconds: 3, leaseSeconds: 60, run: () => countOrders({ orderCounts }) }],
    effects: { [NOTIFY_EFFECT]: notifyStaff({ orders: orderReads, admin }) },
  }
}
