import type { Order } from '@shop/cart-checkout/orders/order'
import { isPaid } from '@shop/cart-checkout/payments/payment-states'
import { loyaltyTotals, type PaidOrder } from '@shop/pricing/loyalty'
import { createFindings, type Invariant } from './invariant.ts'

type Totals = ReturnType<typeof loyaltyTotals>
/** What the account service keeps of a customer's purchases. Customers without it are not compared: it is new. */
type Keeper = { _id: string; loyalty?: Totals }

/** Loyalty: the hryvnia sums of orders add up, and what accounts keep of them is what the paid orders say. */
export function loyaltyInvariant(): Invariant {
  const { list, add } = createFindings()
  const bought = new Map<string, PaidOrder[]>()
  let checked = 0

  return {
    order(order) {
      checked += 1
      const subtotal = order.lines.reduce((sum, { uah, count }) => sum + uah.unit * count, 0)
      const shares = order.lines.reduce((sum, { uah }) => sum + uah.discount_share, 0)
      const { number, customer_id, payment_state, sums } = order
      if (subtotal !== sums.uah.subtotal || subtotal - shares !== sums.uah.goods)
        add(`${number} hryvnias`, `${number}: its lines make ${subtotal - shares} kopiyky, it counts ${sums.uah.goods}`)
      if (!customer_id || !isPaid(payment_state)) return
      bought.set(customer_id, [...(bought.get(customer_id) ?? []), paidOrder(order)])
    },

    async verdict(databases) {
      const keepers = databases('account').collection<Keeper>('customers')
      const kept = keepers.find({ loyalty: { $exists: true } }, { projection: { loyalty: 1 } }).batchSize(2000)
      for await (const { _id, loyalty } of kept) {
        const { cumulativeUah, largestPurchaseUah } = loyaltyTotals(bought.get(_id) ?? [])
        const isSame = loyalty?.cumulativeUah === cumulativeUah && loyalty.largestPurchaseUah === largestPurchaseUah
        if (!isSame)
          add(
            `${_id} totals`,
            `customer ${_id}: bought for ${cumulativeUah} kopiyky, the account says ${loyalty?.cumulativeUah}`,
          )
      }
      return { invariant: 'loyalty', checked, findings: list }
    },
  }
}

function paidOrder({ lines, sums, refunds = [] }: Order): PaidOrder {
  let [refundedSubtotalUah, refundedGoodsUah] = [0, 0]
  for (const back of refunds.filter(({ state }) => state === 'done').flatMap(refund => refund.lines)) {
    const line = lines.find(
      ({ article, size, bundle }) => article === back.article && size === back.size && bundle === back.bundle,
    )
    if (!line) continue
    refundedSubtotalUah += line.uah.unit * back.count
    refundedGoodsUah += line.uah.unit * back.count - Math.round((line.uah.discount_share * back.count) / line.count)
  }
  return { subtotalUah: sums.uah.subtotal, goodsUah: sums.uah.goods, refundedSubtotalUah, refundedGoodsUah }
}
