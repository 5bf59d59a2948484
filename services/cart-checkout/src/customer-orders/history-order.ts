import type { HistoryOrder } from '@shop/contracts/orders/customer-orders'
import type { OrderState } from '@shop/contracts/orders/orders'
import { toDecimal } from '@shop/money/money'
import { itemCount } from '../fulfilment/left-to-send.ts'
import { trackingLink } from '../fulfilment/tracking-number.ts'
import type { Order } from '../order/order.ts'
import { countOf } from '../order/order-line.ts'
import { sumOf } from '../order/refund.ts'
import { returnedItems } from '../order/returned-items.ts'
import type { Shipment } from '../order/shipment.ts'
import { orderInfo } from './order-info.ts'

/** An order as its customer finds it in the list of orders. */
export function historyOrder(order: Order & { state: OrderState }, now: Date): HistoryOrder {
  const { number, date, amount, discount, promo, delivery, total, currency, ...info } = orderInfo(order, now)
  const { payment_status, order_status, can_pay, charge_uah, return_until, last_return, partly_returned } = info
  const { asking_bank, bank_silent, cancel_requested, maybe_charged, money_back } = info
  const back = returnedItems(order)
  const given = (order.refunds ?? []).filter(({ state }) => state === 'done')
  return {
    ref: order.ref,
    number,
    date,
    lines: order.lines.map(line => {
      const { article, size, bundle, title, color, height, picture, count, preorder } = line
      const [returned, sum] = [countOf(back, line), toDecimal(line.sum)]
      return { article, size, bundle, title, color, height, picture, count, returned, sum, preorder }
    }),
    amount,
    discount,
    promo,
    delivery,
    delivery_text: order.delivery_text,
    total,
    currency,
    payment_status,
    order_status,
    asking_bank,
    bank_silent,
    cancel_requested,
    maybe_charged,
    money_back,
    can_pay,
    charge_uah,
    return_until,
    last_return,
    partly_returned,
    given_back: toDecimal(sumOf(given)),
    parts: (order.parts ?? []).map(part => shipmentView(order.delivery, part)),
  }
}

function shipmentView(delivery: Order['delivery'], { at, tracking, lines }: Shipment): HistoryOrder['parts'][number] {
  const tracking_link = tracking === null ? null : trackingLink(delivery, tracking)
  return { date: at.toISOString(), tracking, tracking_link, pieces: itemCount(lines) }
}
