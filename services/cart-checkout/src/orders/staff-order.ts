import type { OrderState } from '@shop/contracts/orders'
import type { FullOrder, StaffOrder } from '@shop/contracts/staff-orders'
import { toDecimal } from '@shop/money/money'
import { isPaid } from '../payments/payment-states.ts'
import type { Order, OrderLine } from './order.ts'

type Placed = Order & { state: OrderState }

/** An order as staff see it in the list. */
export function staffOrder(order: Placed): StaffOrder {
  const { number, ref, customer, sums, currency } = order
  return {
    number,
    ref,
    date: order.created_at.toISOString(),
    name: `${customer.name} ${customer.last_name}`,
    phone: customer.phone,
    email: customer.email,
    total: toDecimal(sums.total),
    currency,
    is_paid: isPaid(order.payment_state),
    payment_status: order.payment_state,
    order_status: order.state,
    payment_id: order.attempts.at(-1)?.payment_id ?? null,
    pieces: order.lines.reduce((pieces, { count }) => pieces + count, 0),
  }
}

/** The whole order for staff. */
export function fullOrder(order: Placed): FullOrder {
  const { sums, history } = order
  return {
    ...staffOrder(order),
    lines: order.lines.map(fullLine),
    amount: toDecimal(sums.subtotal),
    discount: toDecimal(sums.discount),
    discount_percent: sums.discount_percent,
    discount_kind: sums.discount_kind,
    delivery_price: toDecimal(sums.delivery),
    delivery_text: order.delivery_text,
    payment_method: order.payment_method,
    note: order.note,
    comment: order.comment,
    history: history.map(({ at, ...row }) => ({ at: at.toISOString(), ...row })),
  }
}

function fullLine(line: OrderLine): FullOrder['lines'][number] {
  const { article, size, title, picture, count } = line
  return {
    article,
    size,
    title,
    picture,
    count,
    preorder: line.preorder,
    list: toDecimal(line.list),
    unit: toDecimal(line.unit),
    sum: toDecimal(line.sum),
    discount_share: toDecimal(line.discount_share),
  }
}
