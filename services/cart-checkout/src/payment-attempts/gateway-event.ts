import type { AttemptState, PaymentAttempt } from '../order/payment-attempt.ts'
import type { PaymentEvent } from '../order/payment-states.ts'
import type { GatewayStatus, GatewayWord } from '../ports/payment/payment-provider.ts'

/** What a word of the gateway does to its attempt and to the money of the order; null for a word that we do not know. */
export type GatewayEvent = { attempt: AttemptState; event: PaymentEvent }

const events: Record<GatewayStatus, GatewayEvent | null> = {
  approved: { attempt: 'approved', event: 'gateway_approved' },
  declined: { attempt: 'declined', event: 'gateway_declined' },
  pending: { attempt: 'in_processing', event: 'gateway_pending' },
  expired: { attempt: 'expired', event: 'gateway_expired' },
  voided: { attempt: 'expired', event: 'gateway_expired' },
  refunded: { attempt: 'refunded', event: 'gateway_refunded' },
  refund_pending: { attempt: 'approved', event: 'gateway_refund_pending' },
  unknown: null,
}

export function eventOf(word: GatewayWord, attempt: PaymentAttempt): GatewayEvent | null {
  // Voided before the money was taken ends the attempt; after it, it gives the money back.
  const status = word.status === 'voided' && attempt.state === 'approved' ? 'refunded' : word.status
  return events[status]
}

/** Genuine, but not about what we asked to be paid: nobody may treat it as payment without looking. */
export function isMismatch(word: GatewayWord, { charge, merchant }: PaymentAttempt): boolean {
  return word.merchant !== merchant || word.amount !== charge.amount || word.currency !== charge.currency
}

/** One word has its effect once, however often and however parallel it is repeated. */
export function keyOf({ payment_id, status, reason_code, amount_text, currency }: GatewayWord): string {
  return [payment_id, status, reason_code, amount_text, currency].join(' ')
}
