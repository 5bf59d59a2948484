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
import type { PaymentProvider } from '../ports/payment/payment-provider.ts'
import type { PromoCodesRepository } from '../promo-codes/promo-codes.repository.ts'
import { releasePromo, reservePromo, usePromo } from '../promo-codes/promo-tasks.ts'
import { sendDueRefund } from '../refunds/send-due-refund.ts'
import type { SavedCartRepository } from '../saved-cart/saved-cart.repository.ts'
import { withoutOrdered } from '../saved-cart/saved-cart.ts'
import { reserveToPay } from '../staff-orders/pay-ended-order.ts'
import { type CountDeps, countUnpaid, countUnpaidAgain } from '../unpaid-orders/count-unpaid.ts'
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

async function perform(deps: PerformDeps, order: Order, task: Exclude<OrderTask, EnqueuedTask>): Promise<TaskResult> {
  const { catalog, orders, promoCodes } = deps
  const items = itemsOf(order.lines)
  switch (task.do) {
    case 'count_unpaid': {
      const details = await countUnpaid(deps, order, task.instead_of)
      return details ? { isDone: false, refusal: 'unpaid_orders_limit', details } : { isDone: true }
    }
    case 'uncount_unpaid':
      await uncount(deps, order)
      return { isDone: true }
    case 'release_earlier':
      await orders.change(task.number, earlier => expireIfReplaced(earlier, deps.clock.now(), order.number))
      await finishTasks(deps, task.number)
      return { isDone: true }
    case 'reserve_stock':
      return reserveStock(deps, order, order.reserved_until)
    case 'reserve_again':
      return reserveLate(deps, order)
    case 'reserve_to_pay':
      return reserveToPay(deps, order, task)
    case 'reserve_unpaid':
      // A code that is taken meanwhile changes nothing: the price was agreed upon.
      await reservePromo(deps, order)
      await countUnpaidAgain(deps, order)
      return reserveStock(deps, order, order.reserved_until)
    case 'extend_reservation':
      await catalog.extend(order.number, items, order.reserved_until)
      await deps.unpaidOrders.extend(order.counted_for ?? [], order.number, order.reserved_until)
      return { isDone: true }
    case 'sell_stock':
      await catalog.sell(order.number, items)
      return { isDone: true }
    case 'release_stock':
      await catalog.release(order.number, items)
      return { isDone: true }
    case 'reserve_promo':
      return reservePromo(deps, order)
    case 'release_promo':
      await releasePromo(deps, order, task.moves_to)
      return { isDone: true }
    case 'use_promo':
      return usePromo(deps, order)
    case 'restore_promo':
      await promoCodes.restoreUse(order.number)
      return { isDone: true }
    case 'assign_arrived':
      return { isDone: (await catalog.assign(task.key, task.pieces)).assigned }
    case 'restock':
      await catalog.restock(task.key, task.pieces)
      return { isDone: true }
    case 'clear_cart':
      await clearCart(deps, order)
      return { isDone: true }
    case 'refund_late':
      await sendDueRefund(deps, order.number, task.payment_id)
      return { isDone: true }
    case 'forget':
      await uncount(deps, order)
      await catalog.release(order.number, items)
      if (order.promo) await promoCodes.release(order.promo.code, order.number)
      await orders.remove(order.number)
      return { isDone: true }
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
