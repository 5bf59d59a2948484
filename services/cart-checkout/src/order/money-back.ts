import type { ListedOrder } from './order.ts'
import type { PaymentAttempt } from './payment-attempt.ts'
import { isUndone, sumOf } from './refund.ts'

type Paid = Pick<ListedOrder, 'attempts' | 'refunds'>

/** Is all the money that the shop still has of an order on its way back (docs/rules.md, "Refunds")? */
export function isMoneyGoingBack({ attempts, refunds }: Paid): boolean {
  return attempts.every(attempt => attempt.state !== 'approved' || isGoingBack(attempt, refunds))
}

/**
 * Was the order paid for, and has all of that money gone back, or is it on its way? Nothing of such an order is owed to anybody any
 * more, even where the refunds named no items.
 */
export function isAllMoneyBack({ attempts, refunds }: Paid): boolean {
  const isBack = (attempt: PaymentAttempt) =>
    attempt.state === 'refunded' || (attempt.charge.amount > 0 && isGoingBack(attempt, refunds))
  const paid = attempts.filter(({ state }) => state === 'approved' || state === 'refunded')
  return paid.length > 0 && paid.every(isBack)
}

function isGoingBack({ payment_id, charge }: PaymentAttempt, refunds: Paid['refunds'] = []): boolean {
  const sent = refunds.filter(refund => refund.payment_id === payment_id && !isUndone(refund))
  return sumOf(sent) >= charge.amount
}
