import { isTyped } from '@shop/contracts/delivery/delivery'
import { ShopError } from '@shop/contracts/errors'
import { type OrderActionName, orderActionNames } from '@shop/contracts/staff/orders/order-actions'
import type { FullOrder, StaffOrder } from '@shop/contracts/staff/orders/staff-orders'
import { toDecimal } from '@shop/money/money'
import type { Placed } from '../order/move-order.ts'
import { isPaid } from '../order/payment-states.ts'
import { withRefundSent } from '../refunds/with-refund.ts'
import { exampleActions, withStaffAction } from './order-action-rules.ts'
import { afterPayment, fullLines } from './staff-order-details.ts'

const everything = { lines: [], delivery: false, amount: null, payment_id: null, comment: 'x' }

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
    pieces: order.lines.reduce((sum, { count }) => sum + count, 0),
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

/** What staff may do with the order now: the rules themselves are asked, so the buttons never promise what they refuse. */
function actionsOf(order: Placed, now: Date): OrderActionName[] {
  return orderActionNames.filter(action => {
    try {
      perform(order, action, now)
      return true
    } catch (error) {
      if (error instanceof ShopError) return isPaidTwice(error)
      throw error
    }
  })
}

function perform(order: Placed, action: OrderActionName, now: Date): void {
  const by = { who: 'staff', now }
  const example = exampleActions[action](order)
  if (example) withStaffAction(order, example, by)
  else withRefundSent(order, { ...everything, ...by }, now)
}

/** Only a person can say which of two payments goes back, so the refund is open. */
function isPaidTwice({ details: { fields } }: ShopError): boolean {
  return typeof fields === 'object' && fields !== null && 'payment_id' in fields
}
