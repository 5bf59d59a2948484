import { type Currency, uahFromEur } from '@shop/money/money'

/** What may still go back of an order; sums in minor units of its currency. */
export type Refundable = {
  currency: Currency
  /** Hryvnias for one euro in hundredths, as on the day of the order. */
  eurRate: number
  /** Of each line: what one item brings back, what two do, and so on; empty when nothing of it is left. */
  back: readonly (readonly number[])[]
  /** The delivery that has not gone back yet. */
  delivery: number
  /** What is left of the payment, in the currency of the charge. */
  charged: Currency
  left: number
}

/** How many items of each line go back, and whether the delivery does. */
export type RefundAsked = { counts: readonly number[]; delivery: boolean }

/**
 * The refund for so many items of each line, with or without the delivery, in minor units of the charge (docs/rules.md, "Refunds").
 * With the last item and the delivery goes all that is left of the payment, what rounding left over too.
 */
export function refundSum(order: Refundable, asked: RefundAsked): number {
  const { back, delivery, currency, eurRate, charged, left } = order
  const { counts } = asked
  const isAll = (asked.delivery || delivery === 0) && back.every((steps, line) => counts[line] === steps.length)
  if (isAll) return left
  const goods = back.map((steps, line) => steps[(counts[line] ?? 0) - 1] ?? 0)
  const sum = goods.reduce((sum, amount) => sum + amount, asked.delivery ? delivery : 0)
  return currency === charged ? sum : uahFromEur(sum, eurRate)
}
