import { isDeepStrictEqual } from 'node:util'
import { waitAtMost } from '@shop/service-kit/calls/time-limit'
import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import { failpoint } from '@shop/service-kit/process/failpoints'
import type { OrderRepository } from './order.repository.ts'
import type { Order, OrderTask } from './order.ts'
import { inSteps, leaseFrom, type TaskResult, withTaskDone } from './order-tasks.ts'
import { continueTaskRequest } from './task-requests.ts'

/** Does a step of tasks outside the order's own document; each may be done twice without harm. */
export type PerformTasks = (order: Order, step: readonly OrderTask[]) => Promise<TaskResult>

export type TaskDeps = { orders: OrderRepository; performTasks: PerformTasks; clock: Clock; log: Log }

/** Takes the order's tasks if nobody else has them, and does them all. */
export async function finishTasks(deps: TaskDeps, number: string): Promise<void> {
  const order = await claimTasks(deps, number)
  if (order) await continueTaskRequest(order, () => runTasks(deps, order))
}

function claimTasks({ orders, clock }: TaskDeps, number: string): Promise<Order | null> {
  const now = clock.now()
  return orders.claimTasks(number, now, leaseFrom(now))
}

/** Does the tasks of an order that is saved already: what fails now, the job does later, so no error is thrown. */
export async function finishTasksOrLeave(deps: TaskDeps, number: string): Promise<void> {
  const leave = (error: unknown) => logAsLeft(deps, number, error)
  const order = await claimTasks(deps, number).catch(leave)
  if (order) await continueTaskRequest(order, () => runTasks(deps, order).catch(leave))
}

export function logAsLeft({ log }: Pick<TaskDeps, 'log'>, order: string, error: unknown): void {
  log.error({ err: error, order }, 'the tasks of an order are left to the job')
}

/** An order as it was changed; `isClaimed`: who changed it holds its tasks. */
export type Changed = { order: Order; isClaimed: boolean }

/** Changes an order that has just been read, and takes the tasks that this brings in the same write. Null as `orders.change`. */
export async function changeAndClaim(
  { orders, clock }: TaskDeps,
  known: Order,
  rule: (order: Order) => Order | null,
): Promise<Changed | null> {
  let isClaimed = false
  const judge = (latest: Order) => {
    isClaimed = latest.tasks_lease_until === null
    return rule(latest)
  }
  const order = await orders.change(known.number, judge, { known, leaseUntil: leaseFrom(clock.now()) })
  return order && { order, isClaimed }
}

/**
 * Does the tasks that a change has brought, or leaves them to the job. Answers the order as it was written last, without a read unless
 * another process went on with it, or a task failed.
 */
export async function finishChanged(deps: TaskDeps, { order, isClaimed }: Changed): Promise<Order> {
  const { orders } = deps
  const { number } = order
  if (order.tasks.length === 0) return order
  try {
    const claimed = isClaimed ? order : await claimTasks(deps, number)
    if (!claimed) return order
    const { order: written } = await runTasks(deps, claimed)
    if (written) return written
  } catch (error) {
    logAsLeft(deps, number, error)
  }
  return (await orders.byNumber(number)) ?? order
}

/**
 * Changes an order that has just been read, and does the tasks that this brings. Answers the order as it was written last; where the rule
 * answers null, as the rule has seen it.
 */
export async function changeAndFinish(
  deps: TaskDeps,
  known: Order,
  rule: (order: Order) => Order | null,
): Promise<Order> {
  let latest = known
  const changed = await changeAndClaim(deps, known, order => {
    latest = order
    return rule(order)
  })
  return finishChanged(deps, changed ?? { order: latest, isClaimed: false })
}

type Performed = { task: OrderTask; result: TaskResult }

/** After these the order may be another one, with other tasks. */
const ENDING: readonly OrderTask['do'][] = [
  'reserve_stock',
  'reserve_promo',
  'reserve_again',
  'reserve_to_pay',
  'reserve_change',
  'reserve_unpaid',
  'assign_arrived',
  'release_earlier',
  'refund_late',
]

/** What they came to is the answer of the call that brought them. */
const ANSWERED: readonly OrderTask['do'][] = ['count_unpaid', 'reserve_to_pay', 'reserve_change']

/** How long a failure waits until what was done before it is written down. */
const SETTLED_MS = 500

/**
 * Does the tasks of an order whose lease the caller holds. Answers what a refused reservation was short of, and the order as it was
 * written last; null when somebody else went on with it.
 */
export async function runTasks(deps: TaskDeps, order: Order): Promise<TaskResult & { order: Order | null }> {
  let last: TaskResult = { isDone: true }
  let current: Order | null = order
  while (current?.tasks[0]) {
    current = await keepLease(deps, current)
    if (!current) break
    const { performed, failure } = await performInOneGo(deps, current)
    const settling: Promise<Order | null> =
      performed.length > 0 ? settlePerformed(deps, current, performed) : Promise.resolve(current)
    if (failure) {
      // A database that is away fails this too: the customer who waits for the answer does not wait for it twice. Unsettled tasks are done again.
      await waitAtMost(settling, SETTLED_MS)
      throw failure.error
    }
    current = await settling
    if (performed.length === 0) break
    for (const { task, result } of performed) {
      if (task.do === 'reserve_stock' || task.do === 'reserve_promo') await failpoint('reservation-confirmed')
      else if (!ANSWERED.includes(task.do)) continue
      last = result
    }
    if (current?.tasks[0]?.do === 'forget') break
  }
  return { ...last, order: current }
}

function settlePerformed({ orders, clock }: TaskDeps, order: Order, performed: readonly Performed[]) {
  const known = performed.at(-1)?.result.written ?? order
  return orders.change(order.number, latest => settle(latest, performed, clock.now()), { known })
}

/** Does the tasks that follow one another without changing the order: one write settles them. What was done before a failure stays done. */
async function performInOneGo(
  deps: TaskDeps,
  order: Order,
): Promise<{ performed: Performed[]; failure?: { error: unknown } }> {
  const performed: Performed[] = []
  for (const step of inSteps(order.tasks)) {
    const isForgotten = step.some(task => task.do === 'forget')
    // What is left of an undone order has time: the job comes back for it.
    if (isForgotten && performed.length > 0) break
    if (!isLeased(order, deps.clock.now())) break
    try {
      const result = await renewLeaseDuring(deps, order.number, deps.performTasks(order, step))
      for (const task of step) {
        if (task.do === 'forget') continue
        await failpoint(pointAfter[task.do])
        performed.push({ task, result })
      }
      if (isForgotten || !result.isDone || step.some(task => ENDING.includes(task.do))) break
    } catch (error) {
      return { performed, failure: { error } }
    }
  }
  return { performed }
}

function isLeased({ tasks_lease_until }: Order, now: Date): boolean {
  return (tasks_lease_until ?? 0) > now
}

/** The order with a lease that still runs. One that ran out meanwhile is taken again; null when another process has it. */
async function keepLease(deps: TaskDeps, order: Order): Promise<Order | null> {
  return isLeased(order, deps.clock.now()) ? order : claimTasks(deps, order.number)
}

const RENEW_EVERY_MS = 600

/** Keeps the lease while the work takes its time: a slow answer is no dead process, and nobody else may begin meanwhile. */
async function renewLeaseDuring<Result>(
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
  recount_unpaid: 'unpaid-recounted',
  release_earlier: 'earlier-released',
  reserve_stock: 'stock-reserved',
  reserve_again: 'stock-reserved-again',
  reserve_to_pay: 'stock-reserved-to-pay',
  reserve_change: 'order-changed',
  reserve_unpaid: 'stock-reserved-unpaid',
  extend_reservation: 'reservation-extended',
  release_stock: 'stock-released',
  release_items: 'swapped-released',
  fit_reservation: 'reservation-fitted',
  sell_stock: 'stock-sold',
  reserve_promo: 'promo-reserved',
  release_promo: 'promo-released',
  use_promo: 'promo-used',
  restore_promo: 'promo-use-restored',
  drop_promo: 'promo-dropped',
  assign_arrived: 'arrived-assigned',
  restock: 'stock-returned',
  clear_cart: 'cart-cleared',
  remember_address: 'address-enqueued',
  send_email: 'email-enqueued',
  notify_staff: 'notification-enqueued',
  send_sms: 'sms-enqueued',
  refund_late: 'late-money-refunded',
} as const

/** Null when somebody else went on in the meantime: the tasks that we did are not the first any more. */
function settle(order: Order, performed: readonly Performed[], now: Date): Order | null {
  const first = order.tasks.slice(0, performed.length)
  const ours = performed.map(({ task }) => task)
  return isDeepStrictEqual(first, ours)
    ? performed.reduce((settled, { result }) => withTaskDone(settled, result, now), order)
    : null
}

const AT_ONCE = 100

/** Goes on where a process died or another service did not answer: every order ends all done or all undone. */
export async function finishUnfinished(deps: TaskDeps): Promise<void> {
  for (const number of await deps.orders.findUnfinished(deps.clock.now(), AT_ONCE))
    await finishTasksOrLeave(deps, number)
}
