import { ShopError } from '@shop/contracts/errors'
import { grains } from '@shop/money/money'
import { type Refundable, refundSum } from '@shop/pricing/refund-sum'
import { isAllMoneyBack } from '../order/money-back.ts'
import type { ListedOrder } from '../order/order.ts'
import { countOf, countPerLine, isSameLine, type LineCount, type OrderLine } from '../order/order-line.ts'
import { overpaidLeft } from '../order/overpaid.ts'
import { type PaymentAttempt, rightPayments } from '../order/payment-attempt.ts'
import { isUndone, type RefundLine, sumOf } from '../order/refund.ts'

/** What staff give back: lines and delivery, or a sum, or (nothing named) all that is left. */
export type RefundWish = { lines: RefundLine[]; delivery: boolean; amount: number | null }

/**
 * The sum to refund, in the currency of the charge (docs/rules.md, "Refunds").
 * @throws ShopError validation when an item or the delivery was given back before, more is asked than was paid, or the sum is not that of
 * what is named beside it.
 */
export function refundAmount(order: ListedOrder, attempt: PaymentAttempt, wish: RefundWish): number {
  const refundable = refundableOf(order, attempt)
  const left = leftOf(order, attempt)
  const named = isSomethingNamed(wish) ? goodsAmount(order, refundable, wish) : null
  const amount = wish.amount ?? named ?? left
  if (amount <= 0 || amount > left) throw invalidField('amount', 'invalid')
  // Two answers to one question: the items would count as given back for another sum than theirs.
  if (named !== null && amount !== named) throw invalidField('amount', 'not_of_lines')
  return amount
}

/**
 * What may still go back of an order by one of its payments and those that pay the order with it, besides what is too much of them since the
 * order became smaller.
 */
export function refundableOf(order: ListedOrder, attempt: PaymentAttempt): Refundable {
  const kept = notGivenBack(order)
  const right = rightPayments(order.attempts, attempt).filter(({ state }) => state === 'approved')
  const left = right.map(payment => leftOf(order, payment) - overpaidLeft(order, payment.payment_id))
  return {
    currency: order.currency,
    eurRate: order.eur_rate,
    back: order.lines.map(line => amountsBack(order, line, countOf(kept, line))),
    delivery: deliveryLeft(order),
    charged: attempt.charge.currency,
    left: left.reduce((sum, amount) => sum + amount, 0),
  }
}

/** What has not gone back of a payment, in minor units of its charge. */
export function leftOf({ refunds = [] }: ListedOrder, { payment_id, charge }: PaymentAttempt): number {
  return charge.amount - sumOf(refunds.filter(refund => refund.payment_id === payment_id && !isUndone(refund)))
}

/** The delivery price that has not gone back, in minor units of the order's currency. */
export function deliveryLeft(order: ListedOrder): number {
  return isDeliveryGivenBack(order) ? 0 : order.sums.delivery
}

function isDeliveryGivenBack({ refunds = [] }: ListedOrder): boolean {
  return refunds.some(refund => refund.delivery && !isUndone(refund))
}

/** Items whose money the customer has not had back. */
export function notGivenBack(order: ListedOrder): LineCount[] {
  const { lines, refunds = [] } = order
  if (isAllMoneyBack(order)) return []
  const given = refunds.filter(refund => !isUndone(refund)).flatMap(refund => refund.lines)
  return countPerLine(lines, line => line.count - countOf(given, line))
}

function isSomethingNamed({ lines, delivery }: RefundWish): boolean {
  return lines.length > 0 || delivery
}

function goodsAmount(order: ListedOrder, refundable: Refundable, { lines, delivery }: RefundWish): number {
  if (delivery && isDeliveryGivenBack(order)) throw invalidField('delivery', 'invalid')
  const isBought = lines.every(wanted => order.lines.some(line => isSameLine(line, wanted)))
  const counts = order.lines.map(line => countOf(lines, line))
  const isLeft = counts.every((count, line) => count <= (refundable.back[line]?.length ?? 0))
  if (!isBought || !isLeft) throw invalidField('lines', 'invalid')
  return refundSum(refundable, { counts, delivery })
}

/**
 * The refund for one item of a line that goes back now, for two, and so on to `most`; in the order's currency. `ahead`: items of
 * it whose money goes back before theirs.
 */
export function amountsBack(order: ListedOrder, line: OrderLine, most: number, ahead = 0): number[] {
  const given = (order.refunds ?? []).filter(refund => !isUndone(refund))
  const before = given.reduce((count, { lines }) => count + countOf(lines, line), ahead)
  return Array.from({ length: most }, (_, less) => lineAmount(order, line, before, less + 1))
}

/** Items of a line less their share of its discount; all shares together are the line's share, however they are taken. */
function lineAmount(
  { currency }: ListedOrder,
  { unit, discount_share, count }: OrderLine,
  before: number,
  taken: number,
) {
  const grain = grains[currency]
  const shareOf = (items: number) => Math.floor((discount_share * items) / count / grain) * grain
  return unit * taken - (shareOf(before + taken) - shareOf(before))
}

function invalidField(field: string, reason: string): ShopError {
  return new ShopError('validation', { fields: { [field]: reason } })
}
