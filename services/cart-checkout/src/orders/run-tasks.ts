import type { Clock } from '@shop/service-kit/clock'
import { failpoint } from '@shop/service-kit/failpoints'
import type { Log } from '@shop/service-kit/log'
import type { Catalog, ShortLine } from '../clients/catalog.ts'
import { type PromoUse, promoProblem } from '../promo-codes/promo-code.ts'
import type { PromoCodesRepository } from '../promo-codes/promo-codes.repository.ts'
import { expireIfReplaced } from './expire-order.ts'
import type { OrderRepository } from './order.repository.ts'
import { type Order, type OrderTask, piecesOf } from './order.ts'
import { leaseFrom, type TaskOutcome, withTaskDone } from './order-tasks.ts'

export type TaskDeps = {
  orders: OrderRepository
  catalog: Catalog
  promoCodes: PromoCodesRepository
  clock: Clock
  log: Log
}

type Done = TaskOutcome & { short?: ShortLine[] }

/** Takes the order's tasks if nobody else has them, and does them all. */
export async function finishTasks(deps: TaskDeps, number: string): Promise<void> {
  const now = deps.clock.now()
  const order = await deps.orders.claimTasks(number, now, leaseFrom(now))
  if (order) await runTasks(deps, order)
}

/** The same after something that is already safe: what fails now, the job does later, and nobody need hear of it. */
export async function finishTasksOrLeave(deps: TaskDeps, number: string): Promise<void> {
  try {
    await finishTasks(deps, number)
  } catch (error) {
    deps.log.error({ err: error, order: number }, 'the tasks of an order are left to the job')
  }
}

/** Does the tasks of an order whose lease the caller holds. Answers what a refused hold was short of. */
export async function runTasks(deps: TaskDeps, order: Order): Promise<Done> {
  let last: Done = { held: true }
  let current: Order | null = order
  while (current?.tasks[0] && (current.tasks_lease_until ?? 0) > deps.clock.now()) {
    const task: OrderTask = current.tasks[0]
    const done: Done = await leased(deps, current.number, perform(deps, current, task))
    if (task.do === 'forget') break
    await failpoint(pointAfter[task.do])
    current = await deps.orders.change(current.number, order => settle(order, task, done, deps.clock.now()))
    if (task.do === 'hold_stock' || task.do === 'hold_promo') {
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
  release_earlier: 'earlier-released',
  hold_stock: 'stock-held',
  hold_again: 'stock-held-again',
  extend_hold: 'hold-extended',
  release_stock: 'stock-released',
  sell_stock: 'stock-sold',
  hold_promo: 'promo-held',
  release_promo: 'promo-released',
  use_promo: 'promo-used',
} as const

// Somebody else went on in the meantime: the task that we did is not the first any more.
function settle(order: Order, task: OrderTask, done: Done, now: Date): Order | null {
  const first = order.tasks[0]
  return first?.do === task.do ? withTaskDone(order, done, now) : null
}

async function perform(deps: TaskDeps, order: Order, task: OrderTask): Promise<Done> {
  const { catalog, orders, promoCodes } = deps
  const pieces = piecesOf(order.lines)
  switch (task.do) {
    case 'release_earlier':
      await orders.change(task.number, earlier => expireIfReplaced(earlier, deps.clock.now(), order.number))
      await finishTasks(deps, task.number)
      return { held: true }
    case 'hold_stock':
      return catalog.hold(order.number, pieces, order.reserved_until)
    case 'hold_again':
      return catalog.hold(order.number, pieces, leaseFrom(deps.clock.now()))
    case 'extend_hold':
      await catalog.extend(order.number, pieces, order.reserved_until)
      return { held: true }
    case 'sell_stock':
      await catalog.sell(order.number, pieces)
      return { held: true }
    case 'release_stock':
      await catalog.release(order.number, pieces)
      return { held: true }
    case 'hold_promo':
      return holdPromo(deps, order)
    case 'release_promo':
      if (order.promo) await promoCodes.release(order.promo.code, order.number)
      return { held: true }
    case 'use_promo':
      if (order.promo) await promoCodes.use(order.promo.code, useOf(order, order.promo), deps.clock.now())
      return { held: true }
    case 'forget':
      await catalog.release(order.number, pieces)
      if (order.promo) await promoCodes.release(order.promo.code, order.number)
      await orders.remove(order.number)
      return { held: true }
  }
}

async function holdPromo({ promoCodes, clock }: TaskDeps, order: Order): Promise<Done> {
  if (!order.promo) return { held: true }
  const refusal = await promoCodes.hold(order.promo.code, useOf(order, order.promo), (code, taken) =>
    code ? promoProblem(code, taken, clock.now()) : 'promo_not_found',
  )
  return refusal ? { held: false, refusal } : { held: true }
}

function useOf({ number }: Order, { customer }: NonNullable<Order['promo']>): PromoUse {
  return { order: number, customer }
}
