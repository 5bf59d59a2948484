import { ShopError } from '@shop/contracts/errors'
import { grains, uahFromEur } from '@shop/money/money'
import type { Order } from '../order/order.ts'
import { countOf, isSameLine, type LineCount, type OrderLine } from '../order/order-line.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import { isUndone, type Refund, type RefundLine, sumOf } from '../order/refund.ts'

/** What staff give back: lines and delivery, or a sum, or (nothing named) all that is left. */
export type RefundWish = { lines: RefundLine[]; delivery: boolean; amount: number | null }

/**
 * The sum to refund, in the currency of the charge (docs/rules.md, "Refunds").
 * @throws ShopError validation when an item or the delivery was given back before, or more is asked than was paid.
 */
export function refundAmount(order: Order, { charge, payment_id }: PaymentAttempt, wish: RefundWish): number {
  const earlier = (order.refunds ?? []).filter(refund => !isUndone(refund))
  const left = charge.amount - sumOf(earlier.filter(refund => refund.payment_id === payment_id))
  const amount = isAll(order, earlier, wish)
    ? left
    : (wish.amount ?? goodsAmount(order, charge.currency, earlier, wish))
  if (amount <= 0 || amount > left) throw refused('amount', 'invalid')
  return amount
}

/** Items whose money the customer has not had back. */
export function notGivenBack({ lines, refunds = [] }: Order): LineCount[] {
  const earlier = refunds.filter(refund => !isUndone(refund))
  return lines
    .map(line => ({
      article: line.article,
      size: line.size,
      bundle: line.bundle,
      count: line.count - countBefore(earlier, line),
    }))
    .filter(({ count }) => count > 0)
}

/** With the last item and the delivery goes what rounding left over. */
function isAll({ lines, sums }: Order, earlier: readonly Refund[], { amount, lines: wanted, delivery }: RefundWish) {
  if (amount !== null) return false
  if (wanted.length === 0 && !delivery) return true
  const isDelivered = delivery || sums.delivery === 0 || earlier.some(refund => refund.delivery)
  return isDelivered && lines.every(line => countOf(wanted, line) + countBefore(earlier, line) === line.count)
}

function goodsAmount(
  order: Order,
  currency: string,
  earlier: readonly Refund[],
  { lines, delivery }: RefundWish,
): number {
  if (delivery && earlier.some(refund => refund.delivery)) throw refused('delivery', 'invalid')
  const goods = lines.map(wanted => {
    const line = order.lines.find(line => isSameLine(line, wanted))
    if (!line || countOf(lines, line) + countBefore(earlier, line) > line.count) throw refused('lines', 'invalid')
    return lineAmount(order, line, countBefore(earlier, line), wanted.count)
  })
  const sum = goods.reduce((sum, amount) => sum + amount, delivery ? order.sums.delivery : 0)
  return order.currency === currency ? sum : uahFromEur(sum, order.eur_rate)
}

/** The refund for one item of a line that goes back now, for two, and so on to `most`; in the order's currency. */
export function amountsBack(order: Order, line: OrderLine, most: number): number[] {
  const before = countBefore(
    (order.refunds ?? []).filter(refund => !isUndone(refund)),
    line,
  )
  return Array.from({ length: most }, (_, less) => lineAmount(order, line, before, less + 1))
}

/** Items of a line less their share of its discount; all shares together are the line's share, however they are taken. */
function lineAmount({ currency }: Order, { unit, discount_share, count }: OrderLine, before: number, taken: number) {
  const grain = grains[currency]
  const shareOf = (items: number) => Math.floor((discount_share * items) / count / grain) * grain
  return unit * taken - (shareOf(before + taken) - shareOf(before))
}

function countBefore(earlier: readonly Refund[], line: OrderLine): number {
  return earlier.reduce((count, { lines }) => count + countOf(lines, line), 0)
}

function refused(field: string, reason: string): ShopError {
  return new ShopError('validation', { fields: { [field]: reason } })
}
