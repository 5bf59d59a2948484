import { type PaymentAttempt, rightPayments } from './payment-attempt.ts'
import { isUndone, type Refund } from './refund.ts'

/**
 * What a payment is above the sum of its order since a change made the order smaller: it goes back. Minor units of the charge
 * (docs/rules.md, "Changes of an order").
 */
export type Overpaid = { change: string; payment_id: string; amount: number }

type Known = { overpaid?: readonly Overpaid[]; refunds?: readonly Refund[] }
type Paid = { attempts: readonly PaymentAttempt[] }

/** All that was ever too much of a payment, whether or not it went back since; minor units of the charge. */
export function overpaidOf({ overpaid = [] }: Known, payment_id: string): number {
  return sum(overpaid.filter(part => part.payment_id === payment_id))
}

/** What of a payment is for the order as it is now, in minor units of the charge. */
export function agreedCharge(order: Known, { payment_id, charge }: PaymentAttempt): number {
  return charge.amount - overpaidOf(order, payment_id)
}

/** What of all payments of an order is for it as it is now: what it costs, in minor units of the charge. */
export function agreedSum(order: Known & Paid): number {
  return rightPayments(order.attempts).reduce((total, attempt) => total + agreedCharge(order, attempt), 0)
}

/** What is too much of a payment and no refund has given back yet, in minor units of the charge. */
export function overpaidLeft(order: Known, payment_id: string): number {
  const given = (order.refunds ?? []).filter(refund => refund.payment_id === payment_id && !isUndone(refund))
  return overpaidOf(order, payment_id) - given.reduce((total, { overpaid = 0 }) => total + overpaid, 0)
}

/** What the shop owes because the order became smaller, in minor units of the charge; nothing once all money went back. */
export function overpaidDue(order: Known & Paid): number {
  const paid = order.attempts.filter(({ state }) => state === 'approved')
  return paid.reduce((total, { payment_id }) => total + overpaidLeft(order, payment_id), 0)
}

function sum(parts: readonly Overpaid[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0)
}
