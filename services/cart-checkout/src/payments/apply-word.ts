import { withRequestSettled } from '../cancellation/cancel-request.ts'
import { withUnpaidOver } from '../cancellation/expire-order.ts'
import { isPlaced, type Order, withAlert, withHistory } from '../order/order.ts'
import { withTask } from '../order/order-tasks.ts'
import { type AttemptState, isFinal, type PaymentAttempt } from '../order/payment-attempt.ts'
import { type PaymentEvent, paymentStateAfter } from '../order/payment-states.ts'
import { eventOf, type GatewayEvent } from '../payment-attempts/gateway-event.ts'
import { heardWord } from '../payment-attempts/heard-word.ts'
import type { GatewayWord } from '../ports/payment/payment-provider.ts'
import { hearRefund } from '../refunds/hear-refund.ts'
import { withAllGivenBack } from '../refunds/with-refund.ts'
import { withGoodsPaid } from './goods-paid.ts'
import { isGivenUp, withPaidLate } from './paid-late.ts'

const PENDING_RESERVE_MS = 24 * 60 * 60_000

/** The order after a word of the gateway; null when it has heard that word before. Whoever writes this writes the word's key with it. */
export function applyWord(order: Order, word: GatewayWord, now: Date): Order | null {
  const applied = withWord(order, word, now)
  return applied && withRequestSettled(applied, now)
}

function withWord(order: Order, word: GatewayWord, now: Date): Order | null {
  const heard = heardWord(order.attempts, word, now)
  if (!heard) return null
  const { attempt, mismatch } = heard
  const listened = withThisAttempt(order, attempt)
  const refund = hearRefund(listened, word, now)
  if (refund) return refund
  if (mismatch) return withMismatch(listened, attempt, now)
  const event = eventOf(word, attempt)
  if (!event) return withAlert(listened, 'unknown_status')
  return withEvent(listened, attempt, event, now)
}

function withMismatch(order: Order, attempt: PaymentAttempt, now: Date): Order {
  // What is paid stays paid; a person looks at the rest.
  const state: AttemptState = attempt.state === 'approved' ? 'approved' : 'review'
  const moved = withMoney(withThisAttempt(order, { ...attempt, state }), 'gateway_mismatch', attempt, now)
  return withAlert(withLongReserve(moved, now), 'payment_mismatch')
}

function withEvent(order: Order, attempt: PaymentAttempt, { attempt: state, event }: GatewayEvent, now: Date): Order {
  // A late "still working on it" or a decline does not undo a last word.
  const isLate = isFinal(attempt) && event !== 'gateway_approved' && !isRefund(event)
  if (isLate || attempt.state === 'refunded') return order
  if (event === 'gateway_approved') return withApproval(order, attempt, now)
  const moved = withThisAttempt(order, { ...attempt, state })
  // Another attempt is still under way, or paid: the end of this one says nothing about the order.
  const others = order.attempts.filter(({ payment_id }) => payment_id !== attempt.payment_id)
  const isOvertaken = others.some(other => other.state === 'in_processing' || other.state === 'approved')
  if (isOvertaken && event !== 'gateway_pending') return moved
  const paid = withMoney(moved, event, attempt, now)
  if (event === 'gateway_refunded') return withAllGivenBack(paid, now)
  if (paid.payment_state === 'in_processing') return withLongReserve(paid, now)
  return paid.payment_state === 'expired' ? withUnpaidOver(paid, now, 'payment_expired') : paid
}

function withApproval(order: Order, attempt: PaymentAttempt, now: Date): Order {
  // The same money, said in other words (100 and 100.00).
  if (attempt.state === 'approved') return order
  const others = order.attempts.filter(({ payment_id }) => payment_id !== attempt.payment_id)
  // Also when the first money has gone back already: the goods were bought once.
  const isSecond = others.some(({ state }) => state === 'approved' || state === 'refunded')
  const approved = { ...attempt, state: 'approved' as const }
  const known = withMoney(withThisAttempt(order, approved), 'gateway_approved', attempt, now)
  const paid = isSecond ? withAlert(known, 'double_paid') : known
  if (!isPlaced(paid)) return paid
  if (isGivenUp(paid)) return withPaidLate(paid, approved, now)
  if (isSecond) return paid
  return withGoodsPaid(paid, attempt.provider, now)
}

function withMoney(order: Order, event: PaymentEvent, { payment_id, provider }: PaymentAttempt, now: Date): Order {
  const from = order.payment_state
  const to = paymentStateAfter(from, event)
  const row = { at: now, event: `${event} ${payment_id}`, from, to, who: provider }
  return to ? withHistory({ ...order, payment_state: to }, row) : withHistory(order, { ...row, to: from })
}

/** A bank that thinks gets a day, once; counted from its first word, so that no chain of words makes it longer. */
function withLongReserve(order: Order, now: Date): Order {
  if (order.state !== 'awaiting_payment') return order
  const first = order.history.find(({ event }) => /^gateway_(pending|mismatch)/.test(event))
  const until = (first?.at ?? now).getTime() + PENDING_RESERVE_MS
  if (until <= order.reserved_until.getTime()) return order
  return withTask({ ...order, reserved_until: new Date(until) }, { do: 'extend_hold' }, now)
}

function withThisAttempt(order: Order, attempt: PaymentAttempt): Order {
  const attempts = order.attempts.map(other => (other.payment_id === attempt.payment_id ? attempt : other))
  return { ...order, attempts }
}

function isRefund(event: PaymentEvent): boolean {
  return event === 'gateway_refunded' || event === 'gateway_refund_pending'
}
