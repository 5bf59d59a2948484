import type { declineReasons } from '@shop/contracts/orders/orders'
import type { AttemptState, PaymentAttempt } from '../order/payment-attempt.ts'
import type { PaymentTransition } from '../order/payment-states.ts'
import type { PaymentEvent, ProviderStatus } from '../ports/payment/payment-provider.ts'

/** What a payment event does to its attempt and to the money of the order. */
export type PaymentEventOutcome = { attempt: AttemptState; transition: PaymentTransition }

const outcomes: Record<ProviderStatus, PaymentEventOutcome | null> = {
  approved: { attempt: 'approved', transition: 'gateway_approved' },
  declined: { attempt: 'declined', transition: 'gateway_declined' },
  pending: { attempt: 'in_processing', transition: 'gateway_pending' },
  expired: { attempt: 'expired', transition: 'gateway_expired' },
  voided: { attempt: 'expired', transition: 'gateway_expired' },
  refunded: { attempt: 'refunded', transition: 'gateway_refunded' },
  refund_pending: { attempt: 'approved', transition: 'gateway_refund_pending' },
  unknown: null,
}

/** Null for an event with a status that we do not know. */
export function outcomeOf(event: PaymentEvent, attempt: PaymentAttempt): PaymentEventOutcome | null {
  // Voided before the money was taken ends the attempt; after it, it gives the money back.
  const status = event.status === 'voided' && attempt.state === 'approved' ? 'refunded' : event.status
  return outcomes[status]
}

/** Genuine, but not about what we asked to be paid: nobody may treat it as payment without looking. */
function isMismatch(event: PaymentEvent, { charge, merchant, outdated }: PaymentAttempt): boolean {
  if (outdated && event.status === 'approved') return true
  return event.merchant !== merchant || event.amount !== charge.amount || event.currency !== charge.currency
}

/** One event has its effect once, however often and however parallel it is repeated. */
export function keyOf({ payment_id, status, reason_code, amount_text, currency }: PaymentEvent): string {
  return [payment_id, status, reason_code, amount_text, currency].join(' ')
}

/** The attempt with the event recorded on it; null when it was recorded before, or is about no attempt of these. */
export function recordPaymentEvent(
  attempts: readonly PaymentAttempt[],
  event: PaymentEvent,
  now: Date,
): { attempt: PaymentAttempt; mismatch: boolean } | null {
  const attempt = attempts.find(({ payment_id }) => payment_id === event.payment_id)
  const key = keyOf(event)
  if (!attempt || attempt.heard.some(recorded => recorded.key === key)) return null
  const mismatch = isMismatch(event, attempt)
  const { status, reason_code, amount_text: amount, fee } = event
  const known = { key, at: now, status, reason_code, amount, ...(fee !== undefined && { fee }), mismatch }
  const heard = [...attempt.heard, known]
  return { attempt: { ...attempt, heard }, mismatch }
}

type DeclineReason = (typeof declineReasons)[number]

/** Codes of WayForPay that a customer can do something about; what the bank keeps to itself stays its own affair. */
const reasons: Record<string, DeclineReason> = {
  '1102': 'cvv',
  '1103': 'card_expired',
  '1104': 'funds',
  '1105': 'card_number',
}

/** Why the last declined attempt was declined; null when the bank did not say, or it helps nobody. */
export function declineReason(attempts: readonly PaymentAttempt[]): DeclineReason | null {
  const declines = attempts.flatMap(({ heard }) => heard).filter(({ status }) => status === 'declined')
  const last = declines.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1)
  return (last && reasons[last.reason_code]) ?? null
}
