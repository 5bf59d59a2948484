import {
  bulkOrdersEndpoint,
  type OrderOutcome,
  printOrdersEndpoint,
  sendOrdersTo1cEndpoint,
  undoBulkOrdersEndpoint,
} from '@shop/contracts/staff/orders/order-bulk'
import type { InternalCalls } from '@shop/service-kit/between-services/internal'
import { staffRead, staffWrite, type Written } from '@shop/service-kit/between-services/staff-calls'
import type { TaskDeps } from '../order/run-tasks.ts'
import { findNumbers, sendOrdersTo1c, takeOrders, undoTakeOrders } from './bulk-orders.ts'
import { findPrintedOrders, type PrintDeps } from './print-orders.ts'

type Outcomes = Written<{ orders: OrderOutcome[] }>

/** What staff do with many orders at once. Another action is a name in the contract, and its rule here. */
export function addBulkOrderCalls(calls: InternalCalls, deps: TaskDeps & PrintDeps): void {
  const { staffOrders, clock } = deps
  const actions = { take: takeOrders }

  staffWrite(calls, bulkOrdersEndpoint, async ({ body, who, idempotencyKey: key }) => {
    const { which, action } = body
    const orders = await actions[action](deps, await findNumbers(staffOrders, which), { who, key, now: clock.now() })
    return toWritten(`order_bulk_${action}`, key, orders, { which })
  })
  staffWrite(calls, undoBulkOrdersEndpoint, async ({ params: { id: key }, body: { numbers }, who }) => {
    const orders = await undoTakeOrders(deps, [...new Set(numbers)], { who, key, now: clock.now() })
    return toWritten('order_bulk_undo', key, orders)
  })
  staffWrite(calls, sendOrdersTo1cEndpoint, async ({ body: { which }, who, idempotencyKey: key }) => {
    const orders = await sendOrdersTo1c(deps, await findNumbers(staffOrders, which), { who, key, now: clock.now() })
    return toWritten('order_bulk_send_to_1c', key, orders, { which })
  })
  staffRead(calls, printOrdersEndpoint, async ({ body: { which } }) => ({
    orders: await findPrintedOrders(deps, which),
  }))
}

function toWritten(action: string, subject: string, orders: OrderOutcome[], asked?: unknown): Outcomes {
  const count = (wanted: OrderOutcome['outcome']) => orders.filter(({ outcome }) => outcome === wanted).length
  const subjects = orders.filter(({ outcome }) => outcome === 'done').map(({ number }) => number)
  const after = { done: count('done'), left: count('left'), refused: count('refused') }
  return {
    answer: { orders },
    change: subjects.length > 0 ? { action, subject, subjects, ...(asked !== undefined && { asked }), after } : null,
  }
}
