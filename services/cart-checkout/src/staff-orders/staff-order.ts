import { isTyped } from '@shop/contracts/delivery/delivery'
import type { OrderState } from '@shop/contracts/orders/orders'
import type { FullOrder, StaffOrder } from '@shop/contracts/staff/orders/staff-orders'
import { toDecimal } from '@shop/money/money'
import { shownAccounting } from '../accounting/accounting-state.ts'
import { correctableParcels } from '../fulfilment/correct-tracking.ts'
import { lastReturnDay } from '../fulfilment/fulfil-order.ts'
import { isPickUp } from '../fulfilment/left-to-send.ts'
import { trackingLink } from '../fulfilment/tracking-number.ts'
import type { Exchange } from '../order/exchange.ts'
import type { ListedOrder } from '../order/order.ts'
import { orderedLineOf } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { overpaidDue } from '../order/overpaid.ts'
import { isPaid } from '../order/payment-states.ts'
import { refundedSoFar, sumOf } from '../order/refund.ts'
import { isPartlyReturned } from '../order/returned-items.ts'
import type { Shipment } from '../order/shipment.ts'
import { requestInfo } from '../order-changes/change-request.ts'
import { changeableLines, revisionOf } from '../order-changes/changeable.ts'
import { commentThread } from '../order-comments/order-comments.ts'
import { exchangeableLines } from '../order-exchanges/exchangeable.ts'
import { shownCharge } from '../payment-attempts/charge.ts'
import { meansOf } from '../payment-attempts/payment-means.ts'
import { moneyDue } from '../refunds/due-refund.ts'
import { deliveryLeft } from '../refunds/refund-amount.ts'
import { openRequest, requestedSum } from '../refunds/refund-request.ts'
import { fullLines } from './full-lines.ts'
import { actionsOf } from './order-action-rules.ts'

type PlacedInList = ListedOrder & { state: OrderState }

/** An order as staff see it in the list. */
export function staffOrder(order: PlacedInList): StaffOrder {
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
    alerts: order.has_nothing_to_send ? [...order.alerts, 'nothing_to_send'] : order.alerts,
    partly_returned: isPartlyReturned(order),
    refund_due: toDecimal(moneyDue(order)),
    refund_request: refundRequest(order),
    accounting: shownAccounting(order),
    pieces: order.lines.reduce((sum, { count }) => sum + count, 0),
  }
}

function refundRequest(order: PlacedInList): StaffOrder['refund_request'] {
  const asked = openRequest(order)
  if (!asked) return null
  const { at, who, reason, lines } = asked
  return { at: at.toISOString(), who, reason, lines, amount: toDecimal(requestedSum(order, asked)) }
}

/** The whole order for staff. */
export function fullOrder(order: Placed, now: Date): FullOrder {
  const { sums, history } = order
  const actions = actionsOf(order, now)
  return {
    ...staffOrder(order),
    ...afterPayment(order),
    lines: fullLines(order),
    actions,
    changeable: actions.includes('change') ? changeable(order) : null,
    change_request: requestInfo(order) ?? null,
    awaiting_difference: awaitingDifference(order),
    exchangeable: actions.includes('exchange')
      ? { revision: revisionOf(order), lines: exchangeableLines(order) }
      : null,
    exchanges: (order.exchanges ?? []).map(exchangeView),
    again: hasEndedUnpaid(order) ? again(order) : null,
    amount: toDecimal(sums.subtotal),
    discount: toDecimal(sums.discount),
    discount_percent: sums.discount_percent,
    discount_kind: sums.discount_kind,
    delivery_price: toDecimal(sums.delivery),
    delivery_text: order.delivery_text,
    is_address_typed: isTyped(order.delivery),
    payment_method: order.payment_method,
    made_by_staff: order.made_by_staff ?? null,
    note: order.note,
    comment: order.comment,
    comments: commentThread(order),
    cancel_requested: order.state === 'awaiting_payment' && !!order.cancel_requested,
    history: history.map(({ at, ...row }) => ({ at: at.toISOString(), ...row })),
  }
}

function changeable(order: Placed): FullOrder['changeable'] {
  const { customer, delivery } = order
  return {
    revision: revisionOf(order),
    name: customer.name,
    last_name: customer.last_name,
    delivery,
    lines: changeableLines(order).map(({ article, size, bundle, count }) => ({
      article,
      size,
      bundle,
      count,
    })),
  }
}

/** The change that waits for its money, in the currency of the charge. */
function awaitingDifference({ awaiting_difference: awaited }: Placed): FullOrder['awaiting_difference'] {
  if (!awaited) return null
  const { at, until, who, charge, change } = awaited
  const { currency } = charge
  const sum = { amount: toDecimal(charge.amount), currency }
  return { at: at.toISOString(), until: until.toISOString(), who, ...sum, changes: change.changes }
}

function exchangeView({ at, who, gone, came, delivery_by }: Exchange): NonNullable<FullOrder['exchanges']>[number] {
  return { at: at.toISOString(), who, gone: gone.map(orderedLineOf), came, delivery_by }
}

/** Its person may have been erased since: then there is nobody to make it for. */
function hasEndedUnpaid({ state, payment_state, customer }: Placed): boolean {
  const isOver = state === 'expired' || state === 'cancelled'
  return isOver && ['none', 'declined', 'expired'].includes(payment_state) && customer.phone !== ''
}

function again({ customer, delivery, locale, customer_id }: Placed): FullOrder['again'] {
  return { name: customer.name, last_name: customer.last_name, delivery, locale, account: customer_id }
}

function parcelView(order: Placed, shipment: Shipment): FullOrder['parts'][number] {
  const { at, who, tracking, lines, former_numbers = [] } = shipment
  return {
    at: at.toISOString(),
    who,
    tracking,
    lines,
    link: tracking && trackingLink(order.delivery, tracking),
    is_correctable: correctableParcels(order).includes(shipment),
    former_numbers: former_numbers.map(({ until, ...former }) => ({ ...former, until: until.toISOString() })),
  }
}

type AfterPayment = Pick<
  FullOrder,
  | 'is_pick_up'
  | 'ship_together'
  | 'due_on'
  | 'last_return_day'
  | 'promo_code'
  | 'parts'
  | 'returns'
  | 'payments'
  | 'refunds'
  | 'refunded_so_far'
  | 'delivery_back'
  | 'overpaid'
  | 'eur_rate'
  | 'charge_uah'
>

/** Parcels, returns and money, as staff see them. */
function afterPayment(order: Placed): AfterPayment {
  const { parts = [], returns = [], refunds = [], attempts } = order
  return {
    is_pick_up: isPickUp(order),
    ship_together: order.ship_together,
    due_on: order.due_on ?? null,
    last_return_day: lastReturnDay(order),
    promo_code: order.promo?.code ?? null,
    parts: parts.map(shipment => parcelView(order, shipment)),
    returns: returns.map(({ at, reason, cause, state, lines }) => ({
      at: at.toISOString(),
      reason,
      state,
      lines,
      ...(cause && { cause }),
    })),
    payments: attempts.map(attempt => {
      const {
        payment_id,
        provider,
        state,
        change,
        charge: { amount, currency },
      } = attempt
      return {
        payment_id,
        ...(change !== undefined && { is_difference: true }),
        provider,
        means: meansOf(order, attempt),
        state,
        currency,
        amount: toDecimal(amount),
        given_back: toDecimal(sumOf(refunds.filter(back => back.payment_id === payment_id && back.state === 'done'))),
      }
    }),
    refunds: refunds.map(({ at, who, payment_id, amount, comment, state }) => ({
      at: at.toISOString(),
      who,
      payment_id,
      comment,
      // Whether the bank has been asked already is of no use to them.
      state: state === 'due' ? 'sent' : state,
      amount: toDecimal(amount),
    })),
    refunded_so_far: toDecimal(refundedSoFar(order)),
    delivery_back: toDecimal(deliveryLeft(order)),
    overpaid: toDecimal(overpaidDue(order)),
    eur_rate: order.eur_rate,
    charge_uah: shownCharge(
      { ...order, total: { amount: order.sums.total, currency: order.currency } },
      { isOpen: true },
    ),
  }
}
