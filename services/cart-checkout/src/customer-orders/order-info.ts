import type { ResultOf } from '@shop/contracts/endpoint'
import type { OrderState, orderInfoEndpoint, orderShipmentSchema, PaymentState } from '@shop/contracts/orders/orders'
import { isStaffMeans } from '@shop/contracts/orders/payment-means'
import { toDecimal } from '@shop/money/money'
import type * as z from 'zod/mini'
import { itemCount } from '../fulfilment/left-to-send.ts'
import { trackingLink } from '../fulfilment/tracking-number.ts'
import { attemptsForDue } from '../order/awaited-difference.ts'
import type { Order } from '../order/order.ts'
import { paymentStateAfter } from '../order/payment-states.ts'
import { isPartlyReturned } from '../order/returned-items.ts'
import { mayReadOrder } from '../order-access/opened-order.ts'
import { type Caller, isOwner } from '../order-access/owner.ts'
import { isRequestable, requestInfo } from '../order-changes/change-request.ts'
import { isAskingBank, isMaybeCharged, isUnanswered } from '../payment-attempts/asking.ts'
import { shownCharge } from '../payment-attempts/charge.ts'
import { receivedMeansOf } from '../payment-attempts/payment-means.ts'
import { declineReason } from '../payment-attempts/record-payment-event.ts'
import { isDifferencePayable } from '../payments/start-payment.ts'
import { lastExchange } from '../returns/last-exchange.ts'
import { lastReturn, returnUntil } from '../returns/returnable.ts'
import { isCancellable } from './cancel-by-customer.ts'

type OrderInfo = ResultOf<typeof orderInfoEndpoint>['order']

/** The four statuses of the payment page. A sum that a person must look at is neither paid nor refused yet. */
const shown: Record<PaymentState, OrderInfo['payment_status']> = {
  none: 'in_processing',
  in_processing: 'in_processing',
  review: 'in_processing',
  approved: 'approved',
  partially_refunded: 'approved',
  declined: 'declined',
  expired: 'declined',
  refund_in_processing: 'refunded',
  refunded: 'refunded',
}

const nobody: Caller = { buyer: null, customer_id: null }

/** What anybody who knows the order's address may see: nothing about the person. Only its owner, or a browser with its code, sees where the emails and parcels go. */
export function orderInfo(order: Order & { state: OrderState }, now: Date, caller = nobody): OrderInfo {
  const { number, state, payment_state, currency, sums, created_at, reserved_until } = order
  const means = receivedMeansOf(order)
  const isWaiting = state === 'awaiting_payment'
  const asking_bank = isWaiting && isAskingBank(order, now)
  const cancel_requested = isWaiting && !!order.cancel_requested
  const isPayable = isWaiting && reserved_until > now && paymentStateAfter(payment_state, 'start') !== null
  const isYours = isOwner(order, caller)
  const may_read = mayReadOrder(order, caller, now)
  const can_pay = isPayable && !asking_bank && !cancel_requested
  return {
    number,
    date: created_at.toISOString(),
    amount: toDecimal(sums.subtotal),
    discount: toDecimal(sums.discount),
    promo: orderPromo(order),
    delivery: toDecimal(sums.delivery),
    total: toDecimal(sums.total),
    currency,
    payment_status: shown[payment_state],
    order_status: state,
    asking_bank,
    bank_silent: can_pay && order.attempts.some(isUnanswered),
    cancel_requested,
    maybe_charged: isMaybeCharged(order),
    money_back: isMoneyBack(order),
    ...(means && isStaffMeans(means) && { taken_by: means }),
    can_pay,
    charge_uah: shownCharge({ ...order, total: { amount: sums.total, currency } }, { isOpen: isWaiting }),
    reserved_until: isWaiting ? reserved_until.toISOString() : null,
    decline_reason: isWaiting && payment_state === 'declined' ? declineReason(order.attempts) : null,
    preorder: order.lines.map(({ preorder }) => preorder).reduce(later, null),
    can_cancel: isCancellable(order, now),
    return_until: returnUntil(order, now),
    last_return: lastReturn(order),
    partly_returned: isPartlyReturned(order),
    is_yours: isYours,
    may_read,
    ...(order.awaiting_difference && { difference: differenceInfo(order, now, may_read) }),
    ...(isYours && { can_request_change: !isWaiting && isRequestable(order) }),
    ...(isYours && order.change_request && { change_request: requestInfo(order) }),
    ...(may_read && { parts: shipmentsInfo(order) }),
    ...(may_read && order.exchanges && { last_exchange: lastExchange(order) }),
    ...(may_read && isToldOfEmail(order) && { letter_to: order.customer.email }),
  }
}

/** What is to be paid for a change or an exchange that waits for it; what changes only its readers see. */
function differenceInfo(order: Order, now: Date, may_read: boolean): OrderInfo['difference'] {
  const { awaiting_difference: awaited } = order
  if (!awaited) return undefined
  const { charge, until, change } = awaited
  return {
    amount: toDecimal(charge.amount),
    currency: charge.currency,
    until: until.toISOString(),
    can_pay: isDifferencePayable(order, now),
    asking_bank: isAskingBank(order, now),
    declined: attemptsForDue(order).at(-1)?.state === 'declined',
    ...(change.exchange && { is_exchange: true }),
    ...(may_read && { changes: change.changes }),
  }
}

/** The code by which it is cheaper, and what that saved. */
function orderPromo({ promo, sums }: Order): OrderInfo['promo'] {
  if (!promo) return null
  return {
    code: promo.code,
    discount: toDecimal(sums.promo_discount),
    free_delivery: promo.gift.kind === 'free_delivery',
  }
}

/** Did the money come after the order was cancelled, so that it is refunded automatically? */
function isMoneyBack({ state, history }: Order): boolean {
  return state === 'cancelled' && history.some(({ event }) => event.startsWith('paid_late'))
}

/**
 * The email is on its way as soon as the outbox has it. While an order of staff waits for its money nothing is said of one: the link came
 * at once, not after the quarter of an hour that the page speaks of.
 */
function isToldOfEmail({ tasks, state, made_by_staff }: Order): boolean {
  const isWaiting = state === 'awaiting_payment' && made_by_staff !== undefined
  return !isWaiting && tasks.every(task => task.do !== 'send_email')
}

// Days of the form YYYY-MM-DD stand in the order of time.
function later(one: string | null, other: string | null): string | null {
  return (one ?? '') < (other ?? '') ? other : one
}

/** What the customer sees of the parcels of an order. */
function shipmentsInfo({ delivery, parts = [] }: Order): z.infer<typeof orderShipmentSchema>[] {
  return parts.map(({ at, tracking, lines }) => ({
    date: at.toISOString(),
    tracking,
    link: tracking && trackingLink(delivery, tracking),
    pieces: itemCount(lines),
  }))
}
