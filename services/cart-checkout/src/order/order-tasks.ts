import type { PromoRefusal } from '@shop/contracts/cart/cart'
import { type EnqueuedTask, isPlaced, type Order, type OrderTask, withAlert, withHistory } from './order.ts'
import type { ShortLine, StockItem } from './order-line.ts'
import { nextOrderState } from './order-states.ts'
import { PROMO_USED_UP } from './promo-use.ts'

/** What doing the task came to: only a reservation and a count can be refused, some with the reason. */
type TaskOutcome = {
  isDone: boolean
  refusal?: PromoRefusal | 'unpaid_orders_limit'
  /** The items were reserved for late money, and cost more today. */
  isDearer?: boolean
}

/** The outcome with what a refused reservation was short of, what helps the buyer to go on, and the order where the task has written it. */
export type TaskResult = TaskOutcome & { short?: ShortLine[]; details?: object; written?: Order | null }

/** A working process renews the lease; when it dies or freezes, its orders are free this soon: as soon as nginx asks another copy. */
export const TASK_LEASE_MS = 2000

// A request to reserve that arrives after its order was undone would stay for ever; no request is under way for that long.
const FORGET_AFTER_MS = 120_000

const enqueued: readonly OrderTask['do'][] = ['remember_address', 'send_email', 'notify_staff', 'send_sms']

export function isEnqueued(task: OrderTask): task is EnqueuedTask {
  return enqueued.includes(task.do)
}

/** Tasks in their order, those together that one command can do. */
export function inSteps(tasks: readonly OrderTask[]): OrderTask[][] {
  const steps: OrderTask[][] = []
  for (const task of tasks) {
    const last = steps.at(-1)
    if (last?.[0] && isEnqueued(last[0]) && isEnqueued(task)) last.push(task)
    else steps.push([task])
  }
  return steps
}

/** Adds a task; the process that saves the order, or the job, may take it at once. */
export function withTask<Known extends Order>(order: Known, task: OrderTask, now: Date): Known {
  return { ...order, tasks: [...order.tasks, task], tasks_lease_until: order.tasks_lease_until ?? now }
}

/**
 * The order after a change, with the tasks that the new rows of its history ask for. So they are saved with the change itself, and no
 * process can die between the two.
 */
export function withTasksAbout(
  before: Order,
  after: Order,
  taskOf: (row: Order['history'][number], index: number) => OrderTask | null,
): Order {
  const first = before.history.length
  const rows = after.history.slice(first)
  const tasks = rows.flatMap((row, index) => taskOf(row, first + index) ?? [])
  const at = rows.at(-1)?.at
  if (tasks.length === 0 || !at) return after
  // A process that works on the tasks already goes on with these; otherwise any process may take them at once.
  const claimed = before.tasks_lease_until
  const lease = after.tasks_lease_until ?? (claimed && claimed > at ? claimed : at)
  return { ...after, tasks: [...after.tasks, ...tasks], tasks_lease_until: lease }
}

/** The order after its first task is done. */
export function withTaskDone(order: Order, outcome: TaskOutcome, now: Date): Order {
  const [task, ...rest] = order.tasks
  const left = { ...order, tasks: rest, tasks_lease_until: leaseOf(rest, now) }
  if (task?.do === 'count_unpaid')
    return outcome.isDone ? left : withPlacementUndone(left, [{ do: 'uncount_unpaid' }], now)
  if (task?.do === 'reserve_stock')
    return outcome.isDone
      ? withPlacementConfirmed(left, now)
      : withPlacementUndone(left, [{ do: 'uncount_unpaid' }], now)
  if (task?.do === 'reserve_promo')
    return outcome.isDone
      ? withPlacementConfirmed(left, now)
      : withPlacementUndone(left, [{ do: 'release_stock' }, { do: 'uncount_unpaid' }], now)
  if (task?.do === 'reserve_again') return outcome.isDone ? withLateSale(left, outcome, now) : withoutStock(left, now)
  if (task?.do === 'reserve_unpaid') return outcome.isDone ? left : withoutReservation(left, now)
  if (task?.do === 'use_promo') return outcome.isDone ? left : withAlert(left, PROMO_USED_UP)
  if (task?.do === 'assign_arrived') return outcome.isDone ? left : withArrivalUndone(left, task.pieces)
  return left
}

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + TASK_LEASE_MS)
}

/** When the last reservation is there, the order is. */
function withPlacementConfirmed(order: Order, now: Date): Order {
  if (order.state !== 'placing' || order.tasks.length > 0) return order
  const row = {
    at: now,
    event: 'place',
    from: null,
    to: 'awaiting_payment',
    who: order.made_by_staff?.who ?? 'customer',
  }
  const placed = withHistory({ ...order, state: 'awaiting_payment' as const }, row)
  if (!placed.customer_id) return placed
  return withTask(withTask(placed, { do: 'clear_cart' }, leaseFrom(now)), { do: 'remember_address' }, leaseFrom(now))
}

/** Gives the key back, so that the customer may try again with another cart, and leaves a last release for later. */
function withPlacementUndone(order: Order, first: OrderTask[], now: Date): Order {
  const tasks: OrderTask[] = [...first, { do: 'forget' }]
  const idempotency_key = `undone ${order.number}`
  return { ...order, state: 'undone', idempotency_key, tasks, tasks_lease_until: leaseOf(tasks, now) }
}

function leaseOf([next]: readonly OrderTask[], now: Date): Date | null {
  if (!next) return null
  return next.do === 'forget' ? new Date(now.getTime() + FORGET_AFTER_MS) : leaseFrom(now)
}

/**
 * Releases everything that is reserved for the order: its items, the use of its code, its place among the unpaid ones. The code goes
 * to the order that `moves_to` names, where that one takes its place.
 */
export function withReservationsReleased<Known extends Order>(order: Known, now: Date, moves_to?: string): Known {
  const released = withTask(order, { do: 'release_stock' }, now)
  const code: OrderTask = { do: 'release_promo', ...(moves_to && { moves_to }) }
  const freed = order.promo ? withTask(released, code, now) : released
  return withTask(freed, { do: 'uncount_unpaid' }, now)
}

/** Everything that is reserved for the order is paid for. */
export function withReservationsSold<Known extends Order>(order: Known, now: Date): Known {
  const sold = withTask(order, { do: 'sell_stock' }, now)
  const used = order.promo ? withTask(sold, { do: 'use_promo' }, now) : sold
  return withTask(used, { do: 'uncount_unpaid' }, now)
}

/** Late money buys at the agreed price (docs/rules.md, "Payments"); what costs more today is for a person to see. */
function withLateSale(order: Order, { isDearer }: TaskOutcome, now: Date): Order {
  if (!isPlaced(order)) return order
  const to = nextOrderState(order.state, 'reserved_again')
  const row = { at: now, event: 'reserved_again', from: order.state, to, who: 'shop' }
  const sold = withReservationsSold(withHistory({ ...order, state: to }, row), leaseFrom(now))
  return isDearer ? withAlert(sold, 'late_price') : sold
}

/** Staff marked the order unpaid, and in between somebody else bought the items. */
function withoutReservation(order: Order, now: Date): Order {
  if (!isPlaced(order) || order.state !== 'awaiting_payment') return order
  const to = nextOrderState(order.state, 'payment_expired')
  const row = { at: now, event: 'payment_expired', from: order.state, to, who: 'shop' }
  return withReservationsReleased(withHistory({ ...order, state: to, payment_state: 'expired' as const }, row), now)
}

/** Paid, and the items are gone: a person must find others or give the money back. */
function withoutStock<Known extends Order>(order: Known, now: Date): Known {
  if (!isPlaced(order)) return order
  const to = nextOrderState(order.state, 'reserve_failed')
  const row = { at: now, event: 'reserve_failed', from: order.state, to, who: 'shop' }
  return withAlert(withHistory({ ...order, state: to }, row), 'paid_no_stock')
}

/** The items were not there after all: somebody else's count was wrong, and the order waits on. */
function withArrivalUndone(order: Order, items: readonly StockItem[]): Order {
  const lines = order.lines.map(line => {
    const gone = items.find(({ article, size }) => line.preorder && article === line.article && size === line.size)
    return gone ? { ...line, arrived: Math.max(0, (line.arrived ?? 0) - gone.count) } : line
  })
  return { ...order, lines }
}
