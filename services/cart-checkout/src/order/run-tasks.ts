import { isDeepStrictEqual } from 'node:util'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import { failpoint } from '@shop/service-kit/process/failpoints'
import type { OrderRepository } from './order.repository.ts'
import type { Order, OrderTask } from './order.ts'
import { leaseFrom, type TaskResult, withTaskDone } from './order-tasks.ts'

/** Does one task outside the order's own document; each may be done twice without harm. */
export type PerformTask = (order: Order, task: OrderTask) => Promise<TaskResult>

export type TaskDeps = { orders: OrderRepository; performTask: PerformTask; clock: Clock; log: Log }

/** Takes the order's tasks if nobody else has them, and does them all. */
export async function finishTasks(deps: TaskDeps, number: string): Promise<void> {
  const now = deps.clock.now()
  const order = await deps.orders.claimTasks(number, now, leaseFrom(now))
  if (order) await runTasks(deps, order)
}

/** The same after something that is already saved: what fails now, the job does later, so no error is thrown. */
export async function finishTasksOrLeave(deps: TaskDeps, number: string): Promise<void> {
  try {
    await finishTasks(deps, number)
  } catch (error) {
    deps.log.error({ err: error, order: number }, 'the tasks of an order are left to the job')
  }
}

/** Does the tasks of an order whose lease the caller holds. Answers what a refused reservation was short of. */
export async function runTasks(deps: TaskDeps, order: Order): Promise<TaskResult> {
  let last: TaskResult = { isDone: true }
  let current: Order | null = order
  while (current?.tasks[0] && (current.tasks_lease_until ?? 0) > deps.clock.now()) {
    const task: OrderTask = current.tasks[0]
    const done = await leased(deps, current.number, deps.performTask(current, task))
    if (task.do === 'forget') break
    await failpoint(pointAfter[task.do])
    current = await deps.orders.change(current.number, order => settle(order, task, done, deps.clock.now()))
    if (task.do === 'count_unpaid') last = done
    if (task.do === 'reserve_stock' || task.do === 'reserve_promo') {
      await failpoint('confirmed')
      last = done
    }
    // What is left of an undone order has time: the job comes back for it.
    if (current?.tasks[0]?.do === 'forget') break
  }
  return last
}

const RENEW_EVERY_MS = 2000

/** Keeps the lease while the work takes its time: a slow answer is no dead process, and nobody else may begin meanwhile. */
async function leased<Result>(
  { orders, clock, log }: TaskDeps,
  number: string,
  work: Promise<Result>,
): Promise<Result> {
  const renew = () =>
    orders
      .renewTasks(number, leaseFrom(clock.now()))
      .catch((error: unknown) => log.warn({ err: error, order: number }, 'a lease could not be renewed'))
  const timer = setInterval(renew, RENEW_EVERY_MS)
  return work.finally(() => clearInterval(timer))
}

const pointAfter = {
  count_unpaid: 'unpaid-counted',
  uncount_unpaid: 'unpaid-uncounted',
  release_earlier: 'earlier-released',
  reserve_stock: 'stock-held',
  reserve_again: 'stock-held-again',
  reserve_unpaid: 'stock-held-unpaid',
  extend_reservation: 'hold-extended',
  release_stock: 'stock-released',
  sell_stock: 'stock-sold',
  reserve_promo: 'promo-held',
  release_promo: 'promo-released',
  use_promo: 'promo-used',
  restore_promo: 'promo-given-back',
  assign_arrived: 'arrived-assigned',
  restock: 'pieces-put-back',
  clear_cart: 'cart-cleared',
  remember_address: 'address-enqueued',
  send_email: 'letter-enqueued',
  notify_staff: 'notification-enqueued',
  refund_late: 'late-money-sent-back',
} as const

// Somebody else went on in the meantime: the task that we did is not the first any more.
function settle(order: Order, task: OrderTask, done: TaskResult, now: Date): Order | null {
  const first = order.tasks[0]
  return isDeepStrictEqual(first, task) ? withTaskDone(order, done, now) : null
}

const AT_ONCE = 100

/** Goes on where a process died or another service did not answer: every order ends all done or all undone. */
export async function finishUnfinished(deps: TaskDeps): Promise<void> {
  for (const number of await deps.orders.unfinished(deps.clock.now(), AT_ONCE)) await finishTasksOrLeave(deps, number)
}
