import type { EurMode } from '@shop/contracts/staff/staff-settings'
import { type Money, toDecimal, uahFromEur } from '@shop/money/money'
import { chargedInAll, type PaymentAttempt } from '../order/payment-attempt.ts'

/** By which rate, and in which currency, the order was agreed upon. */
export type FrozenEuro = { eur_rate: number; eur_mode?: EurMode }

/**
 * What the card is charged: hryvnias. A sum in euros is converted by the rate that the order froze, unless the bank was to
 * charge euros (docs/rules.md, "Money").
 */
export function chargeOf({ amount, currency }: Money, { eur_rate, eur_mode }: FrozenEuro): Money {
  if (currency === 'EUR' && eur_mode === 'charge_eur') return { amount, currency }
  return { amount: currency === 'UAH' ? amount : uahFromEur(amount, eur_rate), currency: 'UAH' }
}

/** Of an order or an order by link. */
export function frozenEuro({ eur_rate, eur_mode }: FrozenEuro): FrozenEuro {
  return eur_mode ? { eur_rate, eur_mode } : { eur_rate }
}

type Charged = FrozenEuro & { total: Money; attempts: readonly PaymentAttempt[] }

/**
 * Hryvnias that the bank took for a total in euros, or will take while it may still be paid (docs/rules.md, "Money"). Null for a total in
 * hryvnias, which is the very sum that is charged, and for what nobody has paid and nobody can pay.
 */
export function shownCharge({ total, attempts, ...frozen }: Charged, { isOpen }: { isOpen: boolean }): number | null {
  if (total.currency === 'UAH') return null
  const paid = chargedInAll(attempts)
  if (paid) return paid.currency === 'UAH' ? toDecimal(paid.amount) : null
  const { amount, currency } = chargeOf(total, frozen)
  return isOpen && currency === 'UAH' ? toDecimal(amount) : null
}
