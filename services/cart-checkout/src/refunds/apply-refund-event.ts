import { type Order, withAlert } from '../order/order.ts'
import { isInProgress } from '../order/refund.ts'
import type { PaymentEvent, RefundOutcome } from '../ports/payment/payment-provider.ts'
import { withRefundSettled } from './with-refund.ts'

const outcomes: Partial<Record<PaymentEvent['status'], RefundOutcome>> = {
  refunded: 'refunded',
  voided: 'refunded',
  refund_pending: 'pending',
}

/** What a payment event means for refunds that the shop made; null when it is about something else. */
export function applyRefundEvent(order: Order, { payment_id, status, amount }: PaymentEvent, now: Date): Order | null {
  const outcome = outcomes[status]
  const refunds = order.refunds?.filter(refund => refund.payment_id === payment_id) ?? []
  if (!outcome || refunds.length === 0) return null
  const settled = withRefundSettled(order, { payment_id }, outcome, now)
  if (settled || refunds.some(isInProgress)) return settled ?? order
  const isKnown = refunds.some(refund => refund.state === 'done' && refund.amount === amount)
  // Somebody gave money back outside the shop, or the provider means the whole payment: a person must look.
  return isKnown ? order : withAlert(order, 'refund_unclear')
}

/** What the provider's answer to our question means for the refund that is under way; null when nothing changes. */
export function withRefundStatus(order: Order, event: PaymentEvent, now: Date): Order | null {
  const refund = order.refunds?.find(refund => refund.payment_id === event.payment_id && isInProgress(refund))
  if (!refund) return null
  const outcome = outcomes[event.status]
  const { payment_id } = event
  if (outcome) return withRefundSettled(order, { payment_id }, outcome, now)
  if (event.status !== 'approved') return null
  const attempt = order.attempts.find(attempt => attempt.payment_id === payment_id)
  // Of a partial refund the provider may say "approved" either way.
  if (attempt?.charge.amount !== refund.amount) {
    return order.alerts.includes('refund_unclear') ? null : withAlert(order, 'refund_unclear')
  }
  return withRefundSettled(order, { payment_id }, 'declined', now)
}
