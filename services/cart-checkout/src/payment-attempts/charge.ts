import { type Money, toDecimal, uahFromEur } from '@shop/money/money'
import type { PaymentAttempt } from '../order/payment-attempt.ts'

/** What the card is charged: hryvnias. A sum in euros is converted by a rate that was frozen (rules §7.4). */
export function chargeOf({ amount, currency }: Money, eur_rate: number): Money {
  return { amount: currency === 'UAH' ? amount : uahFromEur(amount, eur_rate), currency: 'UAH' }
}

type Charged = { total: Money; eur_rate: number; attempts: readonly Pick<PaymentAttempt, 'state' | 'charge'>[] }

/**
 * Hryvnias that the bank took for a total in euros, or will take while it may still be paid (rules §7.4). Null for a total in
 * hryvnias, which is the very sum that is charged, and for what nobody has paid and nobody can pay.
 */
export function shownCharge({ total, eur_rate, attempts }: Charged, isOpen: boolean): number | null {
  if (total.currency === 'UAH') return null
  const paid = attempts.findLast(({ state }) => state === 'approved' || state === 'refunded')
  if (paid) return paid.charge.currency === 'UAH' ? toDecimal(paid.charge.amount) : null
  return isOpen ? toDecimal(chargeOf(total, eur_rate).amount) : null
}
