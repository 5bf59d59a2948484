import { isPlaced, type Order, type OrderTask, withAlert, withHistory } from './order.ts'
import { nextOrderState } from './order-states.ts'

/** What doing the task came to: only a hold can be refused. */
export type TaskOutcome = { held: boolean }

/** Whoever works renews the lease; when the process dies, its orders are free this soon. */
const TASK_LEASE_MS = 6000

// A hold that was asked for and is still under way when its order is undone would stay for ever; nothing is under way so long.
const FORGET_AFTER_MS = 120_000

/** Adds a task; whoever saves the order, or the job, may take it at once. */
export function withTask(order: Order, task: OrderTask, now: Date): Order {
  return { ...order, tasks: [...order.tasks, task], tasks_lease_until: order.tasks_lease_until ?? now }
}

/** The order after its first task is done. */
export function withTaskDone(order: Order, outcome: TaskOutcome, now: Date): Order {
  const [task, ...rest] = order.tasks
  const left = { ...order, tasks: rest, tasks_lease_until: rest.length > 0 ? leaseFrom(now) : null }
  if (task?.do === 'hold_stock') return outcome.held ? confirmed(left, now) : undone(left, now)
  if (task?.do === 'hold_again') return outcome.held ? soldLate(left, now) : withoutStock(left, now)
  return left
}

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + TASK_LEASE_MS)
}

function confirmed(order: Order, now: Date): Order {
  if (order.state !== 'placing') return order
  const row = { at: now, event: 'place', from: null, to: 'awaiting_payment', who: 'customer' }
  return withHistory({ ...order, state: 'awaiting_payment' }, row)
}

/** Gives the key back, so that the customer may try again with another cart, and leaves a last release for later. */
function undone(order: Order, now: Date): Order {
  return {
    ...order,
    state: 'undone',
    idempotency_key: `undone ${order.number}`,
    tasks: [{ do: 'forget' }],
    tasks_lease_until: new Date(now.getTime() + FORGET_AFTER_MS),
  }
}

function soldLate(order: Order, now: Date): Order {
  if (!isPlaced(order)) return order
  const to = nextOrderState(order.state, 'reserved_again')
  const row = { at: now, event: 'reserved_again', from: order.state, to, who: 'shop' }
  return withTask(withHistory({ ...order, state: to }, row), { do: 'sell_stock' }, leaseFrom(now))
}

/** Paid, and the pieces are gone: a person must find others or give the money back. */
export function withoutStock(order: Order, now: Date): Order {
  if (!isPlaced(order)) return order
  const to = nextOrderState(order.state, 'reserve_failed')
  const row = { at: now, event: 'reserve_failed', from: order.state, to, who: 'shop' }
  return withAlert(withHistory({ ...order, state: to }, row), 'paid_no_stock')
}
