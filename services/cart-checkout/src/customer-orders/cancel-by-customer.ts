import { randomUUID } from 'node:crypto'
import { ShopError } from '@shop/contracts/errors'
import { bodyHash } from '@shop/service-kit/calls/body-hash'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { isCancellableUnpaid, withCancelled } from '../cancellation/cancel-order.ts'
import { leftToSend } from '../fulfilment/left-to-send.ts'
import { isLate } from '../fulfilment/watch-order.ts'
import { isPlaced, type Order, withAlert } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import { capturedPayments } from '../order/payment-attempt.ts'
import { isPaid } from '../order/payment-states.ts'
import { isUndone } from '../order/refund.ts'
import { finishTasksOrLeave } from '../order/run-tasks.ts'
import { MANUAL } from '../payment-attempts/new-attempt.ts'
import { type CancelOutcome, cancelUnpaid } from '../payments/cancel-unpaid.ts'
import type { PollDeps } from '../payments/poll-payments.ts'
import { refundLatest } from '../refunds/refund-order.ts'
import type { RefundOrder } from '../refunds/with-refund.ts'

const who = 'customer'

/** May its customer give the order up now: unpaid, or paid in advance for items that are far too late? */
export function isCancellable(order: Order, now: Date): boolean {
  return isCancellableUnpaid(order, now) || isLatePaid(order)
}

/**
 * The customer gives the order up. Of a late pre-order the money for all that has not left goes back first.
 * @throws ShopError illegal_transition; payment_unavailable when the bank refuses to give the money back, or staff took it: then they do.
 */
export async function cancelByCustomer(deps: PollDeps, order: Placed): Promise<CancelOutcome> {
  const { number } = order
  if (!isLatePaid(order)) return (await cancelUnpaid(deps, order, { who })).outcome
  // What staff took no bank gives back: they must.
  if (capturedPayments(order.attempts).some(({ provider }) => provider === MANUAL)) await leaveToStaff(deps, number)
  await failpoint('preorder-cancel-started')
  await refundLateItems(deps, number)
  // What has left goes on; of an order of which nothing has, all is over.
  await deps.orders.change(number, found =>
    isPlaced(found) && found.state !== 'cancelled' && !hasLeft(found)
      ? withCancelled(found, { who, now: deps.clock.now() })
      : null,
  )
  await finishTasksOrLeave(deps, number)
  return 'cancelled'
}

function isLatePaid(order: Order): boolean {
  return isLate(order) && isPaid(order.payment_state)
}

function hasLeft({ parts = [] }: Order): boolean {
  return parts.length > 0
}

async function refundLateItems(deps: PollDeps, number: string): Promise<void> {
  const known = { key: randomUUID(), body_hash: bodyHash(who) }
  const { refund } = await refundLatest(deps, number, known, lateRefund)
  if (isUndone(refund)) await leaveToStaff(deps, number)
}

async function leaveToStaff({ orders }: PollDeps, number: string): Promise<never> {
  await orders.change(number, found => withAlert(found, 'cancel_wanted'))
  throw new ShopError('payment_unavailable')
}

/** Of an order of which some has left, what has not; else all of it with the delivery. A parcel may leave in this very moment. */
function lateRefund(order: Order): RefundOrder {
  if (!isLatePaid(order)) throw new ShopError('illegal_transition', { from: order.state, event: 'cancel' })
  const lines = hasLeft(order) ? leftToSend(order).map(line => ({ ...line, restock: true })) : []
  const by = { comment: 'Запізніле передзамовлення', who, refunded_so_far: null }
  return { ...by, lines, delivery: false, amount: null, payment_id: null }
}
