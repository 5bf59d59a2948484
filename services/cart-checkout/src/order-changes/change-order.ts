import { ShopError } from '@shop/contracts/errors'
import type { OrderChange } from '@shop/contracts/staff/orders/order-change'
import { failpoint } from '@shop/service-kit/process/failpoints'
import type { Catalog } from '../clients/catalog.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import { isPlaced, type Order, type OrderTask } from '../order/order.ts'
import { type OrderSums, outOfStock } from '../order/order-line.ts'
import { type Placed, requirePlaced } from '../order/order-states.ts'
import { leaseFrom, type TaskResult, withTask } from '../order/order-tasks.ts'
import { changeAndClaim, changeAndFinish, logAsLeft, runTasks, type TaskDeps } from '../order/run-tasks.ts'
import type { StoredChange } from '../order/stored-change.ts'
import { differenceDeadline, withDifferenceAsked } from './await-difference.ts'
import { withRequestDecided } from './change-request.ts'
import { revisionOf } from './changeable.ts'
import { isChangeMade, withChange } from './order-change.ts'
import { type ChangePlan, type PlanDeps, planChange } from './plan-change.ts'
import { promoQuestion } from './promo-choice.ts'
import { fitReservation, reserveMore } from './reserved-items.ts'

export type ChangeDeps = TaskDeps & PlanDeps
type Asked = { wish: OrderChange; who: string; isRequested?: boolean }

/** What an author of a change learns whom another one was faster than: the order as it is now. */
export type Changed = { order: Placed; change: StoredChange }

/**
 * Changes an order that is in no parcel yet: all of it, or nothing. Items of other sizes are reserved before anything is written, as a
 * task of the order: a process that dies in between leaves one that a job makes whole or drops.
 * @throws ShopError changed_meanwhile when its author saw another order; out_of_stock with what is left; promo_choice_required where nobody
 * said what becomes of a code whose terms do not hold any more, with both totals; order_sum_differs with both sums where a paid order would cost more and nobody has said why the agreed one stays; what the rules refuse it with. Then nothing has changed.
 */
export async function changeOrder(
  deps: ChangeDeps,
  order: Placed,
  { wish, who, isRequested = false }: Asked,
): Promise<Changed> {
  const plan = await planChange(deps, order, wish)
  const change = { ...plan.change, ...(isRequested && { is_requested: true as const }) }
  return makePlanned(deps, order, { plan: { ...plan, change }, who, rule: withChangeOrAsked })
}

/** The order as a stored change leaves it: a change of an order, or an exchange. */
export type ChangeRule = (order: Placed, change: StoredChange, who: string, now: Date) => Placed
type Planned = { plan: ChangePlan; who: string; rule: ChangeRule }

/** Makes a change, or an exchange, that was worked out; `changeOrder` says what it refuses. */
export async function makePlanned(deps: ChangeDeps, order: Placed, { plan, who, rule }: Planned): Promise<Changed> {
  const { change } = plan
  checkPlan(order, plan)
  if (change.pieces.length === 0) {
    const changed = await changeAndFinish(deps, order, latest => {
      if (!isPlaced(latest)) return null
      if (change.back.length > 0) checkIdle(latest)
      return rule(latest, change, who, deps.clock.now())
    })
    return { order: requirePlaced(changed), change }
  }
  return { order: requirePlaced(await changeGoods(deps, order, { change, who }, rule)), change }
}

function checkPlan(order: Placed, { change, sums, short, promo }: ChangePlan): void {
  if (revisionOf(order) !== change.seen) throw new ShopError('changed_meanwhile')
  if (change.changes.length === 0) throw new ShopError('validation', { fields: { swaps: 'nothing_changed' } })
  if (short.length > 0) throw outOfStock(short)
  if (promo && !change.promo)
    throw new ShopError('promo_choice_required', { ...promoQuestion(promo), currency: order.currency })
  if (isDearer(order, sums) && !change.difference && !change.asks_difference) throw new ShopError('order_sum_differs')
}

/** The order as changed, or with a change that waits for its money, where the customer is asked to pay the difference. */
export function withChangeOrAsked(order: Placed, change: StoredChange, who: string, now: Date): Placed {
  const known = change.is_requested ? withRequestDecided(order, 'accepted') : order
  return change.asks_difference ? withDifferenceAsked(known, change, { who, now }) : withChange(known, change, who, now)
}

/** Would a paid order cost more than was agreed? Then somebody has the difference already, or says why the agreed terms stay. */
export function isDearer({ state, sums }: Placed, { total }: OrderSums): boolean {
  return state !== 'awaiting_payment' && total > sums.total
}

function checkIdle({ tasks }: Order): void {
  if (tasks.length > 0) throw new ShopError('busy', { seconds: 5 })
}

async function changeGoods(
  deps: ChangeDeps,
  order: Placed,
  wanted: Omit<ReserveChange, 'do'>,
  rule: ChangeRule,
): Promise<Order> {
  const { clock } = deps
  const changed = await changeAndClaim(deps, order, latest => {
    if (!isPlaced(latest)) return null
    rule(latest, wanted.change, wanted.who, clock.now())
    checkIdle(latest)
    return withTask(latest, { do: 'reserve_change', ...wanted }, clock.now())
  })
  if (!changed) throw new ShopError('not_found')
  const {
    isDone,
    short = [],
    order: written,
  } = await runTasks(deps, changed.order).catch(async error => {
    const latest = await deps.orders.byNumber(order.number)
    // What fails once it is changed, the job does later.
    if (!latest || !isPlaced(latest) || !isChangeMade(latest, wanted.change)) throw error
    logAsLeft(deps, order.number, error)
    return { isDone: true, short: [], order: latest }
  })
  if (!isDone) throw short.length > 0 ? outOfStock(short) : new ShopError('changed_meanwhile')
  return written ?? requirePlaced(await deps.orders.byNumber(order.number))
}

type ReserveChange = Extract<OrderTask, { do: 'reserve_change' }>
type ReserveDeps = { orders: OrderRepository; catalog: Catalog; clock: { now(): Date } }

/**
 * Reserves the other items for the order, and changes it if they are all there; done again it finds its own reservation. Where the order
 * became another one meanwhile, the items go back.
 */
export async function reserveChange(
  deps: ReserveDeps,
  order: Order,
  { who, change }: ReserveChange,
  rule: ChangeRule,
): Promise<TaskResult> {
  const { orders, catalog, clock } = deps
  const now = clock.now()
  if (isPlaced(order) && isChangeMade(order, change)) return { isDone: true }
  const until = change.asks_difference ? differenceDeadline(now) : leaseFrom(now)
  const isReserved = change.place === 'reserved'
  const { reserved, short } = isReserved
    ? await reserveMore(deps, order, { sizes: change.pieces, will: change.lines ?? order.lines })
    : await catalog.reserve(order.number, change.pieces, until)
  if (!reserved) return { isDone: false, short }
  await failpoint('stock-reserved-for-change')
  const rewrite = (latest: Order) => (isPlaced(latest) ? ruleOrNull(() => rule(latest, change, who, now)) : null)
  const written = await orders.change(order.number, rewrite, { known: order })
  if (written) return { isDone: true, written }
  const latest = await orders.byNumber(order.number)
  if (latest && isPlaced(latest) && isChangeMade(latest, change)) return { isDone: true, written: latest }
  if (isReserved) await fitReservation(deps, latest ?? order, change.pieces)
  else await catalog.release(order.number, change.pieces)
  return { isDone: false }
}

/** Null where the rules refuse it by now. */
function ruleOrNull(rule: () => Placed): Placed | null {
  try {
    return rule()
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}
