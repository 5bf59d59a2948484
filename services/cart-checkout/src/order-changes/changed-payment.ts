import { MINUTE_MS } from '@shop/calendar/durations'
import { ShopError } from '@shop/contracts/errors'
import { withAlert, withHistory } from '../order/order.ts'
import type { OrderSums } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { agreedSum, overpaidLeft } from '../order/overpaid.ts'
import { isFinal, isPaidTwice, type PaymentAttempt, rightPayments } from '../order/payment-attempt.ts'
import { isDue, isInProgress } from '../order/refund.ts'
import type { StoredChange } from '../order/stored-change.ts'
import { isAnsweredSince, isAwaited } from '../payment-attempts/asking.ts'
import { chargeOf, frozenEuro } from '../payment-attempts/charge.ts'
import { manualAttempt, withNewAttempt } from '../payment-attempts/new-attempt.ts'
import { isOpen } from '../payment-attempts/poll-schedule.ts'
import { leftOf } from '../refunds/refund-amount.ts'

type ResummedBy = StoredChange & { sums: OrderSums }

/**
 * The order at the sums of a change. What its payments are too much is owed from now on; what it costs more was taken by staff, as the change
 * says. An order that waits for its money asks for the other sum, and money that comes by an earlier attempt is for a person to look at
 * (docs/rules.md, "Changes of an order").
 * @throws ShopError sum_cannot_change while somebody pays or money goes back, of an order that was paid twice, and where less is left of its
 * payments; order_sum_differs when a paid order would cost more and nobody has the difference.
 */
export function withSums(order: Placed, change: ResummedBy, who: string, now: Date): Placed {
  const { sums } = change
  const changed = { ...order, sums }
  if (sums.total === order.sums.total) return changed
  if (order.state === 'awaiting_payment') return withAttemptsOutdated(changed, now)
  checkPayments(order)
  const over = overpaidAt(order, sums)
  if (over === 0) return changed
  return over > 0 ? withOverpaid(changed, change.id, over) : withDifferencePaid(changed, change, -over, { who, now })
}

/** What goes back when a paid order comes to this sum, in minor units of its charge; less than 0 what is to be paid. 0 while nobody paid. */
export function overpaidAt(order: Placed, { total }: OrderSums): number {
  if (order.state === 'awaiting_payment' || rightPayments(order.attempts).length === 0) return 0
  return agreedSum(order) - chargeOf({ amount: total, currency: order.currency }, order).amount
}

/** So long the answer of the bank counts that it knows nothing of a payment that was begun. */
const ANSWER_COUNTS_MS = MINUTE_MS

function withAttemptsOutdated(order: Placed, now: Date): Placed {
  const { attempts, payment_state } = order
  const isBeingPaid = payment_state === 'in_processing' || payment_state === 'review'
  const since = new Date(now.getTime() - ANSWER_COUNTS_MS)
  const isOver = (attempt: PaymentAttempt) =>
    isFinal(attempt) || (attempt.state === 'started' && !isAwaited(attempt, now) && isAnsweredSince(attempt, since))
  if (isBeingPaid || !attempts.every(isOver)) throw new ShopError('sum_cannot_change')
  return { ...order, attempts: attempts.map(attempt => ({ ...attempt, outdated: true as const })) }
}

/** The order as if its bank knew nothing of the payments that were begun: it is asked when the change is made. */
export function asIfAnswered(order: Placed, now: Date): Placed {
  const attempts = order.attempts.map(attempt => (isOpen(attempt) ? { ...attempt, answered_at: now } : attempt))
  return { ...order, attempts }
}

function checkPayments(order: Placed): void {
  const { attempts, refunds = [] } = order
  const right = rightPayments(attempts)
  const isMoving = refunds.some(refund => isInProgress(refund) || isDue(refund))
  const isOther = right.length === 0 || isPaidTwice(order)
  if (isMoving || isOther) throw new ShopError('sum_cannot_change')
}

/** What is too much goes back by the payment that came last, as far as it goes. */
function withOverpaid(order: Placed, change: string, amount: number): Placed {
  const parts = []
  let rest = amount
  for (const attempt of rightPayments(order.attempts).toReversed()) {
    const { payment_id, state } = attempt
    const left = state === 'approved' ? leftOf(order, attempt) - overpaidLeft(order, payment_id) : 0
    const part = Math.min(rest, left)
    if (part > 0) parts.push({ change, payment_id, amount: part })
    rest -= Math.max(0, part)
  }
  if (rest > 0) throw new ShopError('sum_cannot_change')
  return withAlert({ ...order, overpaid: [...(order.overpaid ?? []), ...parts] }, 'refund_due')
}

/** One more payment of the order, beside the others: staff have its money. */
function withDifferencePaid(
  order: Placed,
  { id, difference }: ResummedBy,
  amount: number,
  { who, now }: { who: string; now: Date },
): Placed {
  if (!difference) throw new ShopError('order_sum_differs')
  const { means, reason } = difference
  const { sums, currency, payment_method: method, payment_state: state } = order
  const total = { amount: sums.total, currency }
  const whole = manualAttempt(order, { ...frozenEuro(order), total, method, means, now })
  const attempt = { ...whole, change: id, charge: { ...whole.charge, amount }, alternative: null }
  const row = { at: now, event: `difference_paid ${attempt.payment_id}`, from: state, to: state, who }
  return withHistory(withNewAttempt(order, attempt), { ...row, payload: { means, reason } })
}
