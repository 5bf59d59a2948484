import { ShopError } from '@shop/contracts/errors'
import { withAlert } from '../order/order.ts'
import type { OrderSums } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { agreedCharge, overpaidLeft } from '../order/overpaid.ts'
import { capturedPayments, isFinal } from '../order/payment-attempt.ts'
import { isDue, isInProgress, isUndone, sumOf } from '../order/refund.ts'
import { chargeOf } from '../payment-attempts/charge.ts'

/**
 * The order at the sums of a change. What its payment is too much is owed from now on; an order that waits for its money asks for the other
 * sum, and money that comes by an earlier attempt is for a person to look at (docs/rules.md, "Changes of an order").
 * @throws ShopError sum_cannot_change while somebody pays or money goes back, of an order that was paid twice, and where less is left of its
 * payment; order_sum_differs when a paid order would cost more.
 */
export function withSums(order: Placed, change: string, sums: OrderSums): Placed {
  const changed = { ...order, sums }
  if (sums.total === order.sums.total) return changed
  return order.state === 'awaiting_payment' ? withAttemptsOutdated(changed) : withOverpaid(changed, change)
}

/** What goes back when a paid order comes to this sum, in minor units of its charge; 0 of an order that nobody has paid. */
export function overpaidAt(order: Placed, { total }: OrderSums): number {
  const [attempt] = order.state === 'awaiting_payment' ? [] : capturedPayments(order.attempts)
  if (!attempt) return 0
  return agreedCharge(order, attempt) - chargeOf({ amount: total, currency: order.currency }, order).amount
}

function withAttemptsOutdated(order: Placed): Placed {
  const { attempts, payment_state } = order
  const isBeingPaid = payment_state === 'in_processing' || payment_state === 'review'
  if (isBeingPaid || !attempts.every(isFinal)) throw new ShopError('sum_cannot_change')
  return { ...order, attempts: attempts.map(attempt => ({ ...attempt, outdated: true as const })) }
}

function withOverpaid(order: Placed, change: string): Placed {
  const { attempts, refunds = [], overpaid = [] } = order
  const [attempt, second] = capturedPayments(attempts)
  const isMoving = refunds.some(refund => isInProgress(refund) || isDue(refund))
  if (!attempt || second || isMoving) throw new ShopError('sum_cannot_change')
  const amount = overpaidAt(order, order.sums)
  if (amount < 0) throw new ShopError('order_sum_differs')
  const given = sumOf(refunds.filter(refund => !isUndone(refund)))
  if (amount > attempt.charge.amount - given - overpaidLeft(order, attempt.payment_id))
    throw new ShopError('sum_cannot_change')
  if (amount === 0) return order
  const { payment_id } = attempt
  return withAlert({ ...order, overpaid: [...overpaid, { change, payment_id, amount }] }, 'refund_due')
}
