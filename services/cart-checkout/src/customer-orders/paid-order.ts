import { grains } from '@shop/money/money'
import type { PaidOrder } from '@shop/pricing/loyalty'
import type { Order } from '../order/order.ts'
import { countOf, deliveryInHryvnias, type OrderLine } from '../order/order-line.ts'
import { agreedSum } from '../order/overpaid.ts'
import { isUndone, type Refund } from '../order/refund.ts'

type Paid = Pick<Order, 'sums' | 'lines' | 'refunds' | 'attempts' | 'overpaid'>

/** What loyalty counts of a paid order: goods by hryvnia prices, less what was refunded (docs/rules.md, "Loyalty"). */
export function paidOrder(order: Paid): PaidOrder {
  const { sums, lines, refunds = [] } = order
  const given = refunds.filter(refund => !isUndone(refund))
  const back = given.flatMap(refund => refund.lines)
  const lineSums = lines.map(line => sumsOfItems(line, Math.min(line.count, countOf(back, line))))
  const unnamed = given.filter(refund => refund.lines.length === 0 && !refund.delivery)
  return {
    subtotalUah: sums.uah.subtotal,
    goodsUah: sums.uah.goods,
    refundedSubtotalUah: sumOf(lineSums.map(({ list }) => list)),
    refundedGoodsUah: sumOf(lineSums.map(({ paid }) => paid)) + sumOf(unnamed.map(refund => inHryvnias(order, refund))),
  }
}

/** The amount of some items of a line before and after their share of the discount. */
function sumsOfItems({ count, uah: { unit, discount_share } }: OrderLine, items: number) {
  const share = Math.floor((discount_share * items) / count / grains.UAH) * grains.UAH
  return { list: unit * items, paid: unit * items - share }
}

/** A sum that names no items is money for goods; of what was charged it is the same share as of the goods in hryvnias. */
function inHryvnias(order: Paid, refund: Refund): number {
  const { sums } = order
  const amount = refund.amount - (refund.overpaid ?? 0)
  const charged = agreedSum(order)
  if (charged <= 0) return amount
  return Math.round((amount * (sums.uah.goods + deliveryInHryvnias(sums))) / charged)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
