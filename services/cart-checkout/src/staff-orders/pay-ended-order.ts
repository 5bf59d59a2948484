import { ShopError } from '@shop/contracts/errors'
import type { Catalog } from '../clients/catalog.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import { isPlaced, type Order, type OrderTask } from '../order/order.ts'
import { itemsOf, outOfStock } from '../order/order-line.ts'
import { type Placed, requirePlaced } from '../order/order-states.ts'
import { leaseFrom, type TaskResult, withTask } from '../order/order-tasks.ts'
import { isPaid, paymentStateAfter } from '../order/payment-states.ts'
import { changeAndClaim, logAsLeft, runTasks, type TaskDeps } from '../order/run-tasks.ts'
import { withStaffAction } from './order-action-rules.ts'

export type ReserveToPay = Extract<OrderTask, { do: 'reserve_to_pay' }>
type PayDeps = { orders: OrderRepository; catalog: Catalog; clock: { now(): Date } }

/** Is it over without having been paid, so that its items are not reserved any more? */
export function hasEndedUnpaid({ state }: Order): boolean {
  return state === 'expired' || state === 'cancelled'
}

/**
 * Staff have the money of an order that is over: its items are reserved again first, and only then it is paid. Written down as a task, so
 * that a process that dies in between leaves no items reserved for nobody.
 * @returns the order as it was written last.
 * @throws ShopError illegal_transition when its money is known already; out_of_stock with what lacks: then nothing has changed.
 */
export async function payEndedOrder(deps: TaskDeps, order: Placed, wanted: Omit<ReserveToPay, 'do'>): Promise<Order> {
  const { clock } = deps
  const changed = await changeAndClaim(deps, order, latest => {
    if (!isPlaced(latest)) return null
    withStaffAction(latest, wanted.action, { who: wanted.who, now: clock.now() })
    if (latest.tasks.length > 0) throw new ShopError('busy', { seconds: 5 })
    return withTask(latest, { do: 'reserve_to_pay', ...wanted }, clock.now())
  })
  if (!changed) throw new ShopError('not_found')
  const {
    isDone,
    short = [],
    order: written,
  } = await runTasks(deps, changed.order).catch(async error => {
    const latest = await deps.orders.byNumber(order.number)
    // What fails once it is paid, the job does later.
    if (!latest || !isPaid(latest.payment_state)) throw error
    logAsLeft(deps, order.number, error)
    return { isDone: true, short: [], order: latest }
  })
  if (!isDone) throw outOfStock(short)
  return written ?? requirePlaced(await deps.orders.byNumber(order.number))
}

/** Reserves the items of the order, and marks it as paid if they are all there; done again it finds its own reservation. */
export async function reserveToPay(deps: PayDeps, order: Order, { who, action }: ReserveToPay): Promise<TaskResult> {
  const { orders, catalog, clock } = deps
  const now = clock.now()
  const items = itemsOf(order.lines)
  const { reserved, short } = await catalog.reserve(order.number, items, leaseFrom(now))
  if (!reserved) return { isDone: false, short }
  const paid = await orders.change(
    order.number,
    latest =>
      isPlaced(latest) && hasEndedUnpaid(latest) && paymentStateAfter(latest.payment_state, 'manual_paid')
        ? withStaffAction(latest, action, { who, now })
        : null,
    { known: order },
  )
  // A bank was faster. Money for a cancelled order goes back; that for an expired one buys what is reserved.
  if (!paid && (await orders.byNumber(order.number))?.state === 'cancelled') await catalog.release(order.number, items)
  return { isDone: true, written: paid }
}
