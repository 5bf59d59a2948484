import type { paymentMethods, StaffMeans } from '@shop/contracts/orders/payment-means'
import type { Money } from '@shop/money/money'

export type AttemptState = 'started' | 'in_processing' | 'approved' | 'declined' | 'expired' | 'review' | 'refunded'

/** A payment event that was applied to the attempt; `key` lets the same event have its effect once. */
type RecordedPaymentEvent = {
  key: string
  at: Date
  status: string
  reason_code: string
  amount: string
  /** What the provider kept, in minor units; missing where it did not say. */
  fee?: number
  mismatch: boolean
}

/** One try to pay an order. The provider wants a different id for each. */
export type PaymentAttempt = {
  payment_id: string
  provider: string
  merchant: string
  method: (typeof paymentMethods)[number]
  /** By what staff took it; missing where a bank takes it. */
  means?: StaffMeans
  state: AttemptState
  created_at: Date
  /** What the card is charged. */
  charge: Money
  /** The sum of the order when it is not in the currency of the charge. */
  alternative: Money | null
  /** The change of the order whose difference it pays, beside the payment of the order itself. */
  change?: string
  /** Its change was given up: money that comes by it is one payment too many. */
  change_dropped?: true
  /** It asked for a sum that the order has no more: a person looks at money that comes by it. */
  outdated?: true
  heard: RecordedPaymentEvent[]
  /** When we last asked the provider ourselves. */
  asked_at?: Date
  /** When the newest question that it answered was asked; that it does not know the attempt is an answer. */
  answered_at?: Date
  /** When the customer came back from the bank last, and how often. */
  returned_at?: Date
  returns?: number
}

/** An attempt in its final state; only an approval still changes it. */
export function isFinal({ state }: PaymentAttempt): boolean {
  return state === 'approved' || state === 'declined' || state === 'expired' || state === 'refunded'
}

/** Has its money reached the shop, whether or not it went back since? */
export function isReceived({ state }: PaymentAttempt): boolean {
  return state === 'approved' || state === 'refunded'
}

/** The payments whose money the shop has. */
export function capturedPayments(attempts: readonly PaymentAttempt[]): PaymentAttempt[] {
  return attempts.filter(({ state }) => state === 'approved')
}

/** Does it pay, or did it pay, the difference of a change that is, or becomes, part of its order? */
export function isOfDifference({ change, change_dropped }: PaymentAttempt): boolean {
  return change !== undefined && !change_dropped
}

/** Was this the payment of a change that was given up? What goes back of it is for no goods. */
export function isPaymentDropped(attempts: readonly PaymentAttempt[], id: string): boolean {
  return attempts.some(({ payment_id, change_dropped }) => payment_id === id && change_dropped)
}

/**
 * Does the shop have the money of more than one payment of an order, or of an order by link (docs/rules.md, "Payments desk")? The difference
 * of a change is paid beside it, that of a change that was given up is one too many.
 */
export function isPaidTwice({ attempts }: { attempts: readonly PaymentAttempt[] }): boolean {
  const captured = capturedPayments(attempts)
  const own = captured.filter(({ change }) => change === undefined)
  return own.length > 1 || captured.some(({ change_dropped }) => change_dropped)
}

/**
 * The payments that pay an order together: that of the order itself, the first where it was paid twice or the one that is given, and those of
 * the differences of its changes. Whose money came, whether or not it went back since.
 */
export function rightPayments(attempts: readonly PaymentAttempt[], given?: PaymentAttempt): PaymentAttempt[] {
  if (given?.change_dropped) return [given]
  const received = attempts.filter(isReceived)
  const [first] = received.filter(({ change }) => change === undefined)
  const own = given && given.change === undefined ? given : first
  return received.filter(attempt => isOfDifference(attempt) || attempt.payment_id === own?.payment_id)
}

/** What was charged for an order in all; null while nothing was. */
export function chargedInAll(attempts: readonly PaymentAttempt[]): Money | null {
  const own = attempts.findLast(attempt => isReceived(attempt) && attempt.change === undefined)
  if (!own) return null
  const amount = rightPayments(attempts, own).reduce((sum, { charge }) => sum + charge.amount, 0)
  return { amount, currency: own.charge.currency }
}
