import type { PaymentIssue } from '@shop/contracts/staff/orders/payments-desk'
import type { Order } from '../order/order.ts'
import { capturedPayments, isPaidTwice, type PaymentAttempt } from '../order/payment-attempt.ts'
import { isDue, isInProgress, isUndone, type Refund } from '../order/refund.ts'
import { paymentTimeOf } from '../sales/payments.ts'

type Paid = Pick<Order, 'attempts' | 'refunds' | 'payment_state'>
type PaidInTime = { attempts: readonly PaymentAttempt[]; history: readonly { at: Date; event: string }[] }

/** Why an order stands on the payments desk; none of it lasts longer than its cause (docs/rules.md, "Payments desk"). */
export function paymentIssuesOf(order: Paid): PaymentIssue[] {
  const issues: PaymentIssue[] = []
  if (isPaidTwice(order)) issues.push('double')
  if (openRefund(order)) issues.push('refund')
  if (order.payment_state === 'review') issues.push('review')
  return issues
}

/** The payment that came last of those whose money the shop has: of two it is the one that goes back. */
export function lastCaptured({ attempts, history }: PaidInTime): PaymentAttempt | undefined {
  const captured = capturedPayments(attempts)
  const unwanted = captured.filter(({ change_dropped }) => change_dropped)
  return (unwanted.length > 0 ? unwanted : captured.filter(({ change }) => change === undefined))
    .toSorted((one, other) => +paymentTimeOf(history, one) - +paymentTimeOf(history, other))
    .at(-1)
}

/** The refund that somebody must see to: under way, or declined with nothing done about it since. Null when there is none. */
export function openRefund({ attempts, refunds = [] }: Pick<Order, 'attempts' | 'refunds'>): Refund | null {
  const underWay = refunds.find(refund => isInProgress(refund) || isDue(refund))
  if (underWay) return underWay
  const [last] = refunds.filter(({ closed }) => !closed).slice(-1)
  if (!last || !isUndone(last)) return null
  const hasMoney = attempts.some(({ payment_id, state }) => payment_id === last.payment_id && state === 'approved')
  return hasMoney ? last : null
}
