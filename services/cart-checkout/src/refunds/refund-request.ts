import { ShopError } from '@shop/contracts/errors'
import { refundSum } from '@shop/pricing/refund-sum'
import { type ListedOrder, type Order, withHistory } from '../order/order.ts'
import { countOf, type LineCount } from '../order/order-line.ts'
import type { ChangeContext, Placed } from '../order/order-states.ts'
import { nextPaymentState } from '../order/payment-states.ts'
import type { RefundRequest } from '../order/refund.ts'
import { notGivenBack, refundableOf } from './refund-amount.ts'

/**
 * The order with a wish that somebody with the right to it gives money back (docs/rules.md, "Refunds").
 * @throws ShopError illegal_transition when there is no money to give back or a wish is open already, validation for items
 * whose money is not there.
 */
export function withRefundRequested(
  order: Placed,
  { lines, reason }: { lines: LineCount[]; reason: string },
  { who, now }: ChangeContext,
): Placed {
  nextPaymentState(order.payment_state, 'refund')
  if (openRequest(order)) throw new ShopError('illegal_transition', { from: order.state, event: 'refund_request' })
  const left = notGivenBack(order)
  if (lines.some(line => countOf(lines, line) > countOf(left, line)))
    throw new ShopError('validation', { fields: { lines: 'invalid' } })
  const asked: RefundRequest = { at: now, who, lines, reason, state: 'open' }
  const row = { at: now, event: 'refund_request', from: order.state, to: order.state, who, payload: { lines, reason } }
  return withHistory({ ...order, refund_requests: [...(order.refund_requests ?? []), asked] }, row)
}

/**
 * The order whose wish for a refund was turned down; the reason is for the person who asked.
 * @throws ShopError illegal_transition when nobody asks for one.
 */
export function withRefundDeclined(order: Placed, reason: string, { who, now }: ChangeContext): Placed {
  if (!openRequest(order)) throw new ShopError('illegal_transition', { from: order.state, event: 'refund_decline' })
  const row = { at: now, event: 'refund_decline', from: order.state, to: order.state, who, payload: { reason } }
  return withHistory(withRequest(order, { state: 'declined', decided: { at: now, who, reason } }), row)
}

/** The order whose wish was granted: money has gone back since it was asked for. */
export function withRequestGranted<Known extends Order>(order: Known, who: string, now: Date): Known {
  return openRequest(order) ? withRequest(order, { state: 'refunded', decided: { at: now, who } }) : order
}

export function openRequest({ refund_requests = [] }: ListedOrder): RefundRequest | null {
  return refund_requests.find(({ state }) => state === 'open') ?? null
}

/** What the wished refund comes to now, in minor units of the charge. */
export function requestedSum(order: ListedOrder, { lines }: RefundRequest): number {
  const attempt = order.attempts.find(({ state }) => state === 'approved')
  if (!attempt) return 0
  const refundable = refundableOf(order, attempt)
  const counts = order.lines.map((line, index) => Math.min(countOf(lines, line), refundable.back[index]?.length ?? 0))
  return Math.min(refundSum(refundable, { counts, delivery: false }), refundable.left)
}

function withRequest<Known extends Order>(order: Known, change: Partial<RefundRequest>): Known {
  const requests = order.refund_requests ?? []
  return {
    ...order,
    refund_requests: requests.map(asked => (asked.state === 'open' ? { ...asked, ...change } : asked)),
  }
}
