import { DAY_MS } from '@shop/calendar/durations'
import { withRequestSettled } from '../cancellation/cancel-request.ts'
import { withUnpaidOver } from '../cancellation/expire-order.ts'
import { withDifferenceGivenUp } from '../order/difference-given-up.ts'
import { isPlaced, type Order, withAlert, withHistory } from '../order/order.ts'
import { nextOrderState, type Placed } from '../order/order-states.ts'
import { withReservationsReleased, withTask } from '../order/order-tasks.ts'
import { type AttemptState, isFinal, type PaymentAttempt } from '../order/payment-attempt.ts'
import { type PaymentTransition, paymentStateAfter } from '../order/payment-states.ts'
import { withAwaitedPaid } from '../order-exchanges/stored-rules.ts'
import { outcomeOf, type PaymentEventOutcome, recordPaymentEvent } from '../payment-attempts/record-payment-event.ts'
import type { PaymentEvent } from '../ports/payment/payment-provider.ts'
import { applyRefundEvent } from '../refunds/apply-refund-event.ts'
import { withAllGivenBack, withRefundDue } from '../refunds/with-refund.ts'
import { withGoodsPaid } from './goods-paid.ts'

const PENDING_RESERVE_MS = DAY_MS

/** The order after a payment event; null when that event was applied before. It holds the event's key, so both are saved together. */
export function applyPaymentEvent(order: Order, event: PaymentEvent, now: Date): Order | null {
  const applied = withPaymentEvent(order, event, now)
  return applied && withRequestSettled(applied, now)
}

function withPaymentEvent(order: Order, event: PaymentEvent, now: Date): Order | null {
  const recorded = recordPaymentEvent(order.attempts, event, now)
  if (!recorded) return null
  const { attempt, mismatch } = recorded
  const known = withThisAttempt(order, attempt)
  const refund = applyRefundEvent(known, event, now)
  if (refund) return refund
  if (mismatch) return withMismatch(known, attempt, now)
  const outcome = outcomeOf(event, attempt)
  if (!outcome) return withAlert(known, 'unknown_status')
  return withOutcome(known, attempt, outcome, now)
}

function withMismatch(order: Order, attempt: PaymentAttempt, now: Date): Order {
  // What is paid stays paid; a person looks at the rest.
  const state: AttemptState = attempt.state === 'approved' ? 'approved' : 'review'
  const moved = withMoney(withThisAttempt(order, { ...attempt, state }), 'gateway_mismatch', attempt, now)
  return withAlert(withLongReserve(moved, now), 'payment_mismatch')
}

function withOutcome(
  order: Order,
  attempt: PaymentAttempt,
  { attempt: state, transition }: PaymentEventOutcome,
  now: Date,
): Order {
  // A late "still working on it" or a decline does not undo a final state.
  const isLate = isFinal(attempt) && transition !== 'gateway_approved' && !isRefund(transition)
  if (isLate || attempt.state === 'refunded') return order
  if (transition === 'gateway_approved') return withApproval(order, attempt, now)
  const moved = withThisAttempt(order, { ...attempt, state })
  // Another attempt is still under way, or paid: the end of this one says nothing about the order.
  const others = order.attempts.filter(({ payment_id }) => payment_id !== attempt.payment_id)
  const isOvertaken = others.some(other => other.state === 'in_processing' || other.state === 'approved')
  if (isOvertaken && transition !== 'gateway_pending')
    return transition === 'gateway_refunded' && !isPaidWithout(attempt, others)
      ? withAlert(moved, 'refund_unclear')
      : moved
  const paid = withMoney(moved, transition, attempt, now)
  // Nobody pays a difference to an order whose money went back.
  if (transition === 'gateway_refunded') return withAllGivenBack(withDifferenceFailed(paid, now), now)
  if (paid.payment_state === 'in_processing') return withLongReserve(paid, now)
  return paid.payment_state === 'expired' ? withUnpaidOver(paid, now, 'payment_expired') : paid
}

function withApproval(order: Order, attempt: PaymentAttempt, now: Date): Order {
  // Money that has come already, written otherwise (100 and 100.00).
  if (attempt.state === 'approved') return order
  const others = order.attempts.filter(({ payment_id }) => payment_id !== attempt.payment_id)
  // Also when the first money has gone back already: the goods were bought once.
  const isSecond = others.some(({ state }) => state === 'approved' || state === 'refunded')
  const approved = { ...attempt, state: 'approved' as const }
  const known = withMoney(withThisAttempt(order, approved), 'gateway_approved', attempt, now)
  const changed = isPlaced(known) ? withAwaitedPaid(known, approved, now) : null
  if (changed) return changed
  const over = isUnderDifference(known, approved) ? withDifferenceFailed(known, now) : known
  const paid = isSecond ? withAlert(over, 'double_paid') : over
  if (!isPlaced(paid)) return paid
  if (isGivenUp(paid)) return withPaidLate(paid, approved, now)
  if (isSecond) return paid
  return withGoodsPaid(paid, attempt.provider, now)
}

/** Is the order paid for without this payment? One that was paid once too often is; without its own payment, or a difference, it is not. */
function isPaidWithout({ change, change_dropped }: PaymentAttempt, others: readonly PaymentAttempt[]): boolean {
  if (change_dropped) return true
  return change === undefined && others.some(other => other.state === 'approved' && other.change === undefined)
}

/** Its money came, and the order can be changed no more so: as it was, it was paid once too often. */
function withDifferenceFailed(order: Order, now: Date): Order {
  return withDifferenceGivenUp(order, 'difference_expired', { who: 'shop', now })
}

function isUnderDifference({ awaiting_difference: awaited }: Order, { change }: PaymentAttempt): boolean {
  return awaited !== undefined && awaited.change.id === change
}

function withMoney(
  order: Order,
  transition: PaymentTransition,
  { payment_id, provider }: PaymentAttempt,
  now: Date,
): Order {
  const from = order.payment_state
  const to = paymentStateAfter(from, transition)
  const row = { at: now, event: `${transition} ${payment_id}`, from, to, who: provider }
  return to ? withHistory({ ...order, payment_state: to }, row) : withHistory(order, { ...row, to: from })
}

/** A bank that is still deciding gets a day, once; counted from its first event, so that no chain of events makes it longer. */
function withLongReserve(order: Order, now: Date): Order {
  if (order.state !== 'awaiting_payment') return order
  const first = order.history.find(({ event }) => /^gateway_(pending|mismatch)/.test(event))
  const until = (first?.at ?? now).getTime() + PENDING_RESERVE_MS
  if (until <= order.reserved_until.getTime()) return order
  return withTask({ ...order, reserved_until: new Date(until) }, { do: 'extend_reservation' }, now)
}

function withThisAttempt(order: Order, attempt: PaymentAttempt): Order {
  const attempts = order.attempts.map(other => (other.payment_id === attempt.payment_id ? attempt : other))
  return { ...order, attempts }
}

function isRefund(transition: PaymentTransition): boolean {
  return transition === 'gateway_refunded' || transition === 'gateway_refund_pending'
}

/** Is it cancelled, or to be cancelled as soon as the bank answers? Then nobody waits for its goods any more. */
function isGivenUp({ state, cancel_requested }: Order): boolean {
  return state === 'cancelled' || (state === 'awaiting_payment' && !!cancel_requested)
}

/**
 * The order that was given up, after the bank said that it has the money: it is cancelled, all of the money goes back by
 * itself, the customer is emailed, and staff see it (docs/rules.md, "Payments").
 */
function withPaidLate(order: Placed, attempt: PaymentAttempt, now: Date): Order {
  const { state: from } = order
  const ended =
    from === 'cancelled' ? order : withReservationsReleased({ ...order, state: nextOrderState(from, 'cancel') }, now)
  const row = { at: now, event: `paid_late ${attempt.payment_id}`, from, to: ended.state, who: 'shop' }
  const known = withAlert(withHistory({ ...ended, cancel_requested: null }, row), 'paid_after_cancel')
  return withRefundDue(known, attempt, now)
}
