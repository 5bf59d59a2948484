import { isTyped } from '@shop/contracts/delivery'
import type { FullOrder, StaffOrder } from '@shop/contracts/staff-orders'
import { toDecimal } from '@shop/money/money'
import type { Placed } from '../order/move-order.ts'
import { isPaid } from '../order/payment-states.ts'
import { actionsOf } from './staff-actions.ts'
import { afterPayment, fullLines } from './staff-order-parts.ts'

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
    alerts: order.alerts,
    pieces: order.lines.reduce((pieces, { count }) => pieces + count, 0),
  }
}

/** The whole order for staff. */
export function fullOrder(order: Placed, now: Date): FullOrder {
  const { sums, history } = order
  return {
    ...staffOrder(order),
    ...afterPayment(order),
    lines: fullLines(order),
    actions: actionsOf(order, now),
    amount: toDecimal(sums.subtotal),
    discount: toDecimal(sums.discount),
    discount_percent: sums.discount_percent,
    discount_kind: sums.discount_kind,
    delivery_price: toDecimal(sums.delivery),
    delivery_text: order.delivery_text,
    is_address_typed: isTyped(order.delivery),
    payment_method: order.payment_method,
    note: order.note,
    comment: order.comment,
    cancel_requested: order.state === 'awaiting_payment' && !!order.cancel_requested,
    history: history.map(({ at, ...row }) => ({ at: at.toISOString(), ...row })),
  }
}
