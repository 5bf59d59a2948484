import type { ListedOrder } from '../order/order.ts'
import { countOf, type LineCount } from '../order/order-line.ts'
import { agreedCharge, agreedSum } from '../order/overpaid.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import { returnedItems } from '../order/returned-items.ts'

/**
 * What went back of the order's money: minor units in the currency of the order, whatever the card was charged in. Money of a second payment
 * that went back leaves the order paid, so it counts for nothing; neither does what is still on its way, nor what the order costs no more
 * since it became smaller (docs/rules.md, "1C").
 */
export function refundInDocument(order: ListedOrder): number {
  const paid = order.attempts.filter(({ state }) => state === 'approved' || state === 'refunded')
  const last = paid.at(-1)
  if (!last) return 0
  const charged = agreedSum(order)
  const all = paid.reduce((sum, attempt) => sum + agreedCharge(order, attempt), 0)
  const back = paid.reduce((sum, attempt) => sum + backOf(order, attempt), 0)
  const share = Math.min(charged, Math.max(0, charged - (all - back)))
  return last.charge.currency === order.currency ? share : Math.round((order.sums.total * share) / charged)
}

/** The bank may say that all of it went back without a refund of ours. */
function backOf(order: ListedOrder, attempt: PaymentAttempt): number {
  const { payment_id, state } = attempt
  const { refunds = [] } = order
  if (state === 'refunded') return agreedCharge(order, attempt)
  const done = refunds.filter(refund => refund.state === 'done' && refund.payment_id === payment_id)
  return done.reduce((sum, { amount, overpaid = 0 }) => sum + amount - overpaid, 0)
}

/** Items that are sold no more: they came back, or their money went back. `delivery`: its price went back, too. */
export function itemsBack(order: ListedOrder): { lines: LineCount[]; delivery: boolean } {
  const done = (order.refunds ?? []).filter(({ state }) => state === 'done')
  const refunded = done.flatMap(({ lines }) => lines)
  const returned = returnedItems(order)
  const lines = order.lines.map(({ article, size, bundle, count }) => {
    const line = { article, size, bundle, count }
    return { ...line, count: Math.min(count, Math.max(countOf(refunded, line), countOf(returned, line))) }
  })
  return { lines: lines.filter(({ count }) => count > 0), delivery: done.some(({ delivery }) => delivery) }
}
