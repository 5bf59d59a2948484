import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import { isCancellableUnpaid, withCancelled } from '../cancellation/cancel-order.ts'
import { leftToSend } from '../fulfilment/left-to-send.ts'
import { isLate } from '../fulfilment/watch-order.ts'
import { isPlaced, type Order, withAlert } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import { isPaid } from '../order/payment-states.ts'
import { isUndone } from '../order/refund.ts'
import { finishTasksOrLeave } from '../order/run-tasks.ts'
import { type CancelOutcome, cancelUnpaid } from '../payments/cancel-unpaid.ts'
import type { PollDeps } from '../payments/poll-payments.ts'
import { refundOrder } from '../refunds/refund-order.ts'

const who = 'customer'

/** May its customer give the order up now: unpaid, or paid in advance for items that are far too late? */
export function isCancellable(order: Order, now: Date): boolean {
  return isCancellableUnpaid(order, now) || isLatePaid(order)
}

/**
 * The customer gives the order up. Of a late pre-order the money for all that has not left goes back first.
 * @throws ShopError illegal_transition; payment_unavailable when the bank refuses to give the money back: then staff do.
 */
export async function cancelByCustomer(deps: PollDeps, order: Placed): Promise<CancelOutcome> {
  const { number } = order
  if (!isLatePaid(order)) return cancelUnpaid(deps, order, { who })
  if (!(await refundLateItems(deps, order))) return 'cancelled'
  await deps.orders.change(number, found =>
    isPlaced(found) && found.state !== 'cancelled' ? withCancelled(found, { who, now: deps.clock.now() }) : null,
  )
  await finishTasksOrLeave(deps, number)
  return 'cancelled'
}

function isLatePaid(order: Order): boolean {
  return isLate(order) && isPaid(order.payment_state)
}

/** True when nothing of the order has left, so that all of it is over. */
async function refundLateItems(deps: PollDeps, order: Placed): Promise<boolean> {
  const hasLeft = (order.parts ?? []).length > 0
  const lines = hasLeft ? leftToSend(order).map(line => ({ ...line, restock: true })) : []
  const by = { key: randomUUID(), comment: 'Запізніле передзамовлення', who, refunded_so_far: null }
  const wanted = { ...by, lines, delivery: false, amount: null, payment_id: null }
  const { refund } = await refundOrder(deps, order.number, wanted)
  if (isUndone(refund)) {
    await deps.orders.change(order.number, found => withAlert(found, 'cancel_wanted'))
    throw new ShopError('payment_unavailable')
  }
  return !hasLeft
}
