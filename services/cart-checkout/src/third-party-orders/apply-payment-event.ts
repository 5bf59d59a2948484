import { isFinal, isPaidTwice, type PaymentAttempt } from '../order/payment-attempt.ts'
import { paymentStateAfter } from '../order/payment-states.ts'
import { outcomeOf, recordPaymentEvent } from '../payment-attempts/record-payment-event.ts'
import type { PaymentEvent } from '../ports/payment/payment-provider.ts'
import { type ThirdPartyOrder, withState } from './third-party-order.ts'

/** The order after a payment event; null when that event was applied before. */
export function applyThirdPartyPaymentEvent(
  order: ThirdPartyOrder,
  event: PaymentEvent,
  now: Date,
): ThirdPartyOrder | null {
  const recorded = recordPaymentEvent(order.attempts, event, now)
  if (!recorded) return null
  const { attempt, mismatch } = recorded
  const known = withAttempt(order, attempt)
  const outcome = mismatch
    ? ({ attempt: 'review', transition: 'gateway_mismatch' } as const)
    : outcomeOf(event, attempt)
  if (!outcome) return withAlert(known, 'unknown_status')
  const others = order.attempts.filter(({ payment_id }) => payment_id !== attempt.payment_id)
  const isPaidByOther = others.some(({ state }) => state === 'approved')
  const isApproval = outcome.transition === 'gateway_approved'
  // A late "still working on it", a decline or a mismatch does not undo a final state.
  const isLate = isFinal(attempt) && !isApproval && outcome.transition !== 'gateway_refunded'
  if (isLate || attempt.state === 'refunded') return mismatch ? withAlert(known, 'payment_mismatch') : known
  const moved = withAttempt(order, { ...attempt, state: outcome.attempt })
  const alerted = mismatch ? withAlert(moved, 'payment_mismatch') : moved
  const row = { at: now, event: `${outcome.transition} ${attempt.payment_id}`, who: attempt.provider }
  // Of two payments one more that came, or went back, leaves the order paid. When it did stands in the history, for the books.
  if (isApproval && isPaidByOther)
    return attempt.state === 'approved' ? alerted : withAlert(withState(alerted, order.state, row), 'double_paid')
  if (outcome.transition === 'gateway_refunded' && isPaidByOther)
    return withoutDouble(withState(alerted, order.state, row))
  const isInProgress = others.some(({ state }) => state === 'in_processing') && outcome.transition !== 'gateway_pending'
  const to = paymentStateAfter(order.state, outcome.transition)
  if (!to || to === order.state || isPaidByOther || (isInProgress && !isApproval)) return alerted
  return withState(alerted, to, row)
}

function withAttempt(order: ThirdPartyOrder, attempt: PaymentAttempt): ThirdPartyOrder {
  const attempts = order.attempts.map(other => (other.payment_id === attempt.payment_id ? attempt : other))
  return { ...order, attempts }
}

function withAlert(order: ThirdPartyOrder, alert: string): ThirdPartyOrder {
  return order.alerts.includes(alert) ? order : { ...order, alerts: [...order.alerts, alert] }
}

function withoutDouble(order: ThirdPartyOrder): ThirdPartyOrder {
  if (isPaidTwice(order)) return order
  return { ...order, alerts: order.alerts.filter(alert => alert !== 'double_paid') }
}
