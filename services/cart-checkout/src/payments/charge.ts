import { type Money, toDecimal, uahFromEur } from '@shop/money/money'

/** What the card is charged: hryvnias. A sum in euros is converted by a rate that was frozen (rules §7.4). */
export function chargeOf({ amount, currency }: Money, eur_rate: number): Money {
  return { amount: currency === 'UAH' ? amount : uahFromEur(amount, eur_rate), currency: 'UAH' }
}

/** Hryvnias to tell before the payment; null where she pays the very sum that she sees. */
export function toldCharge(total: Money, eur_rate: number): number | null {
  return total.currency === 'UAH' ? null : toDecimal(chargeOf(total, eur_rate).amount)
}
