import { refundSum } from '@shop/pricing/refund-sum'
import type { ListedOrder } from '../order/order.ts'
import { countOf, type LineCount } from '../order/order-line.ts'
import { overpaidDue } from '../order/overpaid.ts'
import { isPaymentDropped } from '../order/payment-attempt.ts'
import { isUndone } from '../order/refund.ts'
import { dueItems } from '../order/returned-items.ts'
import { refundableOf } from './refund-amount.ts'

/** What the shop owes for items that came back: minor units of the charge, and the items; nothing of an order that owes nothing. */
export type DueRefund = { amount: number; lines: LineCount[] }

/**
 * The refund that is due for accepted returns, by the same rule that counts a refund by lines, less what was given back since by a
 * sum alone (docs/rules.md, "Refunds").
 */
export function dueRefund(order: ListedOrder): DueRefund {
  const { lines, since } = dueItems(order)
  const attempt = order.attempts.find(({ state }) => state === 'approved')
  if (!since || !attempt || lines.length === 0) return { amount: 0, lines: [] }
  const refundable = refundableOf(order, attempt)
  const counts = order.lines.map(line => countOf(lines, line))
  const owed = refundSum(refundable, { counts, delivery: false })
  const bySum = (order.refunds ?? []).filter(
    refund =>
      !isUndone(refund) &&
      refund.at >= since &&
      refund.lines.length === 0 &&
      !refund.delivery &&
      !isPaymentDropped(order.attempts, refund.payment_id),
  )
  const given = bySum.reduce((sum, { amount, overpaid = 0 }) => sum + amount - overpaid, 0)
  const amount = Math.min(owed - given, refundable.left)
  return amount > 0 ? { amount, lines } : { amount: 0, lines: [] }
}

/** All that the shop owes: for items that came back, and because the order became smaller. Minor units of the charge. */
export function moneyDue(order: ListedOrder): number {
  return dueRefund(order).amount + overpaidDue(order)
}
