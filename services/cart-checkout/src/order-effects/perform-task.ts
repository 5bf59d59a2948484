import type { Clock } from '@shop/service-kit/clock'
import type { Log } from '@shop/service-kit/log'
import { expireIfReplaced } from '../cancellation/expire-order.ts'
import type { Catalog } from '../clients/catalog.ts'
import { type EmailDeps, enqueueLetter } from '../mails/enqueue-letters.ts'
import type { OrderRepository } from '../order/order.repository.ts'
import { type Order, type OrderTask, piecesOf } from '../order/order.ts'
import { leaseFrom, type TaskResult } from '../order/order-tasks.ts'
import { finishTasks, type PerformTask } from '../order/run-tasks.ts'
import type { PaymentProvider } from '../ports/payment/payment-provider.ts'
import { type PromoUse, promoProblem } from '../promo-codes/promo-code.ts'
import type { PromoCodesRepository } from '../promo-codes/promo-codes.repository.ts'
import { sendDueRefund } from '../refunds/send-due-refund.ts'
import type { SavedCartRepository } from '../saved-cart/saved-cart.repository.ts'
import { withoutOrdered } from '../saved-cart/saved-cart.ts'
import { type CountDeps, countUnpaid, countUnpaidAgain } from '../unpaid-orders/count-unpaid.ts'

type PerformParts = EmailDeps &
  CountDeps & {
    orders: OrderRepository
    catalog: Catalog
    promoCodes: PromoCodesRepository
    savedCarts: SavedCartRepository
    gateway: PaymentProvider
    clock: Clock
    log: Log
  }
type PerformDeps = PerformParts & { performTask: PerformTask }

/** Does the tasks of orders, each by the module that it concerns; each may be done twice without harm. */
export function createTaskPerformer(parts: PerformParts): PerformTask {
  const deps: PerformDeps = { ...parts, performTask: (order, task) => perform(deps, order, task) }
  return deps.performTask
}

async function perform(deps: PerformDeps, order: Order, task: OrderTask): Promise<TaskResult> {
  const { catalog, orders, promoCodes } = deps
  const pieces = piecesOf(order.lines)
  switch (task.do) {
    case 'count_unpaid': {
      const details = await countUnpaid(deps, order, task.instead_of)
      return details ? { held: false, refusal: 'unpaid_orders_limit', details } : { held: true }
    }
    case 'uncount_unpaid':
      await uncount(deps, order)
      return { held: true }
    case 'release_earlier':
      await orders.change(task.number, earlier => expireIfReplaced(earlier, deps.clock.now(), order.number))
      await finishTasks(deps, task.number)
      return { held: true }
    case 'hold_stock':
      return catalog.hold(order.number, pieces, order.reserved_until)
    case 'hold_again':
      return catalog.hold(order.number, pieces, leaseFrom(deps.clock.now()))
    case 'hold_unpaid':
      // A code that is taken meanwhile changes nothing: the price was agreed upon.
      await holdPromo(deps, order)
      await countUnpaidAgain(deps, order)
      return catalog.hold(order.number, pieces, order.reserved_until)
    case 'extend_hold':
      await catalog.extend(order.number, pieces, order.reserved_until)
      await deps.unpaidOrders.extend(order.counted_for ?? [], order.number, order.reserved_until)
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
    case 'give_back_promo':
      await promoCodes.giveBack(order.number)
      return { held: true }
    case 'assign_arrived':
      return catalog.assign(task.key, task.pieces)
    case 'put_back':
      await catalog.putBack(task.key, task.pieces)
      return { held: true }
    case 'clear_cart':
      await clearCart(deps, order)
      return { held: true }
    case 'send_letter':
      await enqueueLetter(deps, order, task, deps.clock.now())
      return { held: true }
    case 'give_back_late':
      await sendDueRefund(deps, order.number, task.payment_id)
      return { held: true }
    case 'forget':
      await uncount(deps, order)
      await catalog.release(order.number, pieces)
      if (order.promo) await promoCodes.release(order.promo.code, order.number)
      await orders.remove(order.number)
      return { held: true }
  }
}

function uncount({ unpaidOrders }: PerformDeps, { counted_for = [], number }: Order): Promise<void> {
  return unpaidOrders.uncount(counted_for, number)
}

async function holdPromo({ promoCodes, clock }: PerformDeps, order: Order): Promise<TaskResult> {
  if (!order.promo) return { held: true }
  const refusal = await promoCodes.hold(order.promo.code, useOf(order, order.promo), (code, taken) =>
    code ? promoProblem(code, taken, clock.now()) : 'promo_not_found',
  )
  return refusal ? { held: false, refusal } : { held: true }
}

function useOf({ number }: Order, { customer }: NonNullable<Order['promo']>): PromoUse {
  return { order: number, customer }
}

/** The lines are the order's now (rules §6.2); the cart is cleared here and nowhere else. */
async function clearCart({ savedCarts, clock }: PerformDeps, { customer_id, lines, created_at }: Order): Promise<void> {
  if (!customer_id || (await savedCarts.ofCustomer(customer_id)).lines.length === 0) return
  await savedCarts.change(customer_id, kept => withoutOrdered(kept, lines, created_at.getTime()), clock.now())
}
