import type { ResultOf } from '@shop/contracts/endpoint'
import type { internalReckonedOrdersEndpoint } from '@shop/contracts/staff/customers/customer-figures'
import type { ReckonedOrder } from '@shop/contracts/staff/customers/staff-customers'
import { toDecimal } from '@shop/money/money'
import { paidOrder } from '../customer-orders/paid-order.ts'
import { itemCount } from '../fulfilment/left-to-send.ts'
import type { Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import { isPaid } from '../order/payment-states.ts'

type Returns = ResultOf<typeof internalReckonedOrdersEndpoint>['returns']

/** An order as a line of how its customer's level is reckoned (docs/rules.md, "Loyalty"). Hryvnias. */
export function reckonedOrder(order: Placed): ReckonedOrder {
  const { number, created_at, sums, currency, payment_state, state, lines } = order
  return {
    number,
    date: created_at.toISOString(),
    total: toDecimal(sums.total),
    currency,
    payment_status: payment_state,
    order_status: state,
    pieces: itemCount(lines),
    attached_at: attachmentTimeOf(order)?.toISOString() ?? null,
    counts: isPaid(payment_state) ? counts(order) : null,
  }
}

function counts(order: Order): NonNullable<ReckonedOrder['counts']> {
  const { goodsUah, refundedGoodsUah, subtotalUah, refundedSubtotalUah } = paidOrder(order)
  return {
    goods_uah: toDecimal(goodsUah),
    refunded_uah: toDecimal(refundedGoodsUah),
    kept_uah: toDecimal(Math.max(0, goodsUah - refundedGoodsUah)),
    purchase_uah: toDecimal(subtotalUah - refundedSubtotalUah),
  }
}

/** When a guest's order came to its account; null of one that was placed by it. */
function attachmentTimeOf({ history, customer_id }: Order): Date | null {
  return history.findLast(({ event }) => event === `attached_to ${customer_id}`)?.at ?? null
}

/** What came back of these orders, or is to, the newest first. */
export function returnsOf(orders: readonly Placed[]): Returns {
  return orders
    .flatMap(({ number, returns = [] }) =>
      returns.map(({ at, state, cause = null, lines }) => ({
        order: number,
        at: at.toISOString(),
        state,
        cause,
        pieces: itemCount(lines),
      })),
    )
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
}
