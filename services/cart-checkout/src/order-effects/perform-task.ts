import type { Log } from '@shop/service-kit/log/log'
import type { Clock } from '@shop/service-kit/process/clock'
import { expireIfReplaced } from '../cancellation/expire-order.ts'
import type { Catalog } from '../clients/catalog.ts'
import type { EmailDeps } from '../emails/enqueue-emails.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import type { EnqueuedTask, Order, OrderTask } from '../order/order.ts'
import { itemsOf } from '../order/order-line.ts'
import { isEnqueued, leaseFrom, type TaskResult } from '../order/order-tasks.ts'
import { finishTasks, type PerformTasks } from '../order/run-tasks.ts'
import { reserveChange } from '../order-changes/change-order.ts'
import { fitReservation } from '../order-changes/reserved-items.ts'
import { withStoredChange } from '../order-exchanges/stored-rules.ts'
import type { PaymentProvider } from '../ports/payment/payment-provider.ts'
import type { PromoCodesRepository } from '../promo-codes/promo-codes.repository.ts'
import { releasePromo, reservePromo, usePromo } from '../promo-codes/promo-tasks.ts'
import { sendDueRefund } from '../refunds/send-due-refund.ts'
import type { SavedCartRepository } from '../saved-cart/saved-cart.repository.ts'
import { withoutOrdered } from '../saved-cart/saved-cart.ts'
import { reserveToPay } from '../staff-orders/pay-ended-order.ts'
import { type CountDeps, countUnpaid, countUnpaidAgain, entryOf } from '../unpaid-orders/count-unpaid.ts'
import { enqueueTasks } from './enqueue-tasks.ts'
import { isDearerToday } from './late-price.ts'

type PerformerDeps = EmailDeps &
  CountDeps & {
    orders: OrderRepository
    catalog: Catalog
    promoCodes: PromoCodesRepository
    savedCarts: SavedCartRepository
    paymentProvider: PaymentProvider
    clock: Clock
    log: Log
  }
type PerformDeps = PerformerDeps & { performTasks: PerformTasks }

/** Does the tasks of orders, each by the module that it concerns; each may be done twice without harm. */
export function createTaskPerformer(given: PerformerDeps): PerformTasks {
  const deps: PerformDeps = { ...given, performTasks: (order, step) => performStep(deps, order, step) }
  return deps.performTasks
}

async function performStep(deps: PerformDeps, order: Order, step: readonly OrderTask[]): Promise<TaskResult> {
  await enqueueTasks(deps, order, step.filter(isEnqueued), deps.clock.now())
  let result: TaskResult = { isDone: true }
  for (const task of step) if (!isEnqueued(task)) result = await perform(deps, order, task)
  return result
}

type Task = Exclude<OrderTask, EnqueuedTask>

/** Does a task that can be refused; any other is done when it does not throw. */
async function perform(deps: PerformDeps, order: Order, task: Task): Promise<TaskResult> {
  switch (task.do) {
    case 'count_unpaid': {
      const details = await countUnpaid(deps, order, task.instead_of)
      return details ? { isDone: false, refusal: 'unpaid_orders_limit', details } : { isDone: true }
    }
    case 'reserve_stock':
      return reserveStock(deps, order, order.reserved_until)
    case 'reserve_again':
      return reserveLate(deps, order)
    case 'reserve_to_pay':
      return reserveToPay(deps, order, task)
    case 'reserve_change':
      return reserveChange(deps, order, task, withStoredChange)
    case 'reserve_unpaid':
      // A code that is taken meanwhile changes nothing: the price was agreed upon.
      await reservePromo(deps, order)
      await countUnpaidAgain(deps, order)
      return reserveStock(deps, order, order.reserved_until)
    case 'reserve_promo':
      return reservePromo(deps, order)
    case 'use_promo':
      return usePromo(deps, order)
    case 'assign_arrived':
      return { isDone: (await deps.catalog.assign(task.key, task.pieces)).assigned }
    default:
      await performCertain(deps, order, task)
      return { isDone: true }
  }
}

type Refusable = 'count_unpaid' | 'reserve_promo' | 'use_promo' | 'assign_arrived'
type CertainTask = Exclude<Task, { do: Refusable }>

async function performCertain(deps: PerformDeps, order: Order, task: CertainTask): Promise<void> {
  const { catalog, orders, promoCodes } = deps
  const items = itemsOf(order.lines)
  switch (task.do) {
    case 'uncount_unpaid':
      return uncount(deps, order)
    case 'recount_unpaid':
      return deps.unpaidOrders.recount(order.counted_for ?? [], entryOf(order))
    case 'release_earlier':
      await orders.change(task.number, earlier => expireIfReplaced(earlier, deps.clock.now(), order.number))
      return finishTasks(deps, task.number)
    case 'extend_reservation':
      await catalog.extend(order.number, items, order.reserved_until)
      return deps.unpaidOrders.extend(order.counted_for ?? [], order.number, order.reserved_until)
    case 'sell_stock':
      return void (await catalog.sell(order.number, items))
    case 'release_stock':
      return void (await catalog.release(order.number, items))
    case 'release_items':
      return void (await catalog.release(order.number, task.pieces))
    case 'fit_reservation':
      return fitReservation(deps, order, task.sizes)
    case 'release_promo':
      return releasePromo(deps, order, task.moves_to)
    case 'restore_promo':
      return promoCodes.restoreUse(order.number)
    case 'drop_promo':
      await promoCodes.release(task.code, order.number)
      return promoCodes.restoreUse(order.number)
    case 'restock':
      return void (await catalog.restock(task.key, task.pieces))
    case 'clear_cart':
      return clearCart(deps, order)
    case 'refund_late':
      return sendDueRefund(deps, order.number, task.payment_id)
    case 'forget':
      await uncount(deps, order)
      await catalog.release(order.number, items)
      if (order.promo) await promoCodes.release(order.promo.code, order.number)
      return orders.remove(order.number)
  }
}

function uncount({ unpaidOrders }: PerformDeps, { counted_for = [], number }: Order): Promise<void> {
  return unpaidOrders.uncount(counted_for, number)
}

async function reserveStock({ catalog }: PerformDeps, { number, lines }: Order, until: Date): Promise<TaskResult> {
  const { reserved, short } = await catalog.reserve(number, itemsOf(lines), until)
  return { isDone: reserved, short }
}

/** The money came late: the items are reserved once more, and what they cost today is looked at. */
async function reserveLate(deps: PerformDeps, order: Order): Promise<TaskResult> {
  const reserved = await reserveStock(deps, order, leaseFrom(deps.clock.now()))
  if (!reserved.isDone) return reserved
  return { ...reserved, isDearer: isDearerToday(order, await deps.catalog.sellables(order.lines)) }
}

/** The lines are the order's now; the cart is cleared here and nowhere else. */
async function clearCart({ savedCarts, clock }: PerformDeps, { customer_id, lines, created_at }: Order): Promise<void> {
  if (!customer_id || (await savedCarts.ofCustomer(customer_id)).lines.length === 0) return
  await savedCarts.change(customer_id, kept => withoutOrdered(kept, lines, created_at.getTime()), clock.now())
}
