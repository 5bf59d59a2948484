import { ShopError } from '@shop/contracts/errors'
import { type Order, withHistory, withoutAlert } from '../order/order.ts'
import { withRefundSettled } from '../refunds/with-refund.ts'
import { isSettledByHand } from './desk-order.ts'
import { openRefund } from './payment-issues.ts'

export type Settlement = {
  payment_id: string
  /** `closed`: the bank refused it, and nothing more is to be done. */
  outcome: 'refunded' | 'declined' | 'closed'
  reason: string
  who: string
}

/**
 * The order after staff said what the bank's own pages show of its refund (docs/rules.md, "Payments desk").
 * @throws ShopError illegal_transition when it has no such refund, or the bank may still answer by itself.
 */
export function withRefundOutcome(order: Order, { payment_id, outcome, reason, who }: Settlement, now: Date): Order {
  const refund = openRefund(order)
  const refusal = new ShopError('illegal_transition', { from: order.payment_state, event: 'payment_settle' })
  if (refund?.payment_id !== payment_id) throw refusal
  const { state } = order
  const row = { at: now, event: 'refund_settled', from: state, to: state, who, payload: { reason } }
  if (outcome === 'closed') {
    if (refund.state !== 'declined') throw refusal
    const refunds = order.refunds?.map(other =>
      other === refund ? { ...refund, closed: { at: now, who, reason } } : other,
    )
    return withHistory(withoutAlert({ ...order, refunds: refunds ?? [] }, 'refund_declined'), row)
  }
  if (!isSettledByHand(order, refund, now)) throw refusal
  const { key } = refund
  const settled = withRefundSettled(withHistory(order, row), { payment_id, key }, outcome, now)
  if (!settled) throw refusal
  return withoutAlert(settled, 'refund_unclear')
}
