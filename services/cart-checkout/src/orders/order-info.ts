import type { ResultOf } from '@shop/contracts/endpoint'
import type { OrderState, orderInfoEndpoint, PaymentState } from '@shop/contracts/orders'
import { toDecimal } from '@shop/money/money'
import { partsInfo } from '../fulfilment/parts-info.ts'
import { toldCharge } from '../payments/charge.ts'
import { declineReason } from '../payments/decline-reason.ts'
import { paymentStateAfter } from '../payments/payment-states.ts'
import { lastReturn } from '../returns/last-return.ts'
import { returnUntil } from '../returns/returnable.ts'
import { isCancellable } from './cancel-by-customer.ts'
import type { Order } from './order.ts'
import { type Asker, isOwner } from './owner.ts'

type OrderInfo = ResultOf<typeof orderInfoEndpoint>['order']

/** The four words of the payment page. A sum that a person must look at is neither paid nor refused yet. */
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

const nobody: Asker = { buyer: null, customer_id: null }

/** What anybody who knows the order's address may see: nothing about the person. Only its owner hears where the letters go. */
export function orderInfo(order: Order & { state: OrderState }, now: Date, asker = nobody): OrderInfo {
  const { number, state, payment_state, currency, sums, created_at, reserved_until } = order
  const isWaiting = state === 'awaiting_payment'
  const can_pay = isWaiting && reserved_until > now && paymentStateAfter(payment_state, 'start') !== null
  return {
    number,
    date: created_at.toISOString(),
    amount: toDecimal(sums.subtotal),
    discount: toDecimal(sums.discount),
    delivery: toDecimal(sums.delivery),
    total: toDecimal(sums.total),
    currency,
    payment_status: shown[payment_state],
    order_status: state,
    can_pay,
    charge_uah: can_pay ? toldCharge({ amount: sums.total, currency }, order.eur_rate) : null,
    reserved_until: isWaiting ? reserved_until.toISOString() : null,
    decline_reason: isWaiting && payment_state === 'declined' ? declineReason(order.attempts) : null,
    preorder: order.lines.map(({ preorder }) => preorder).reduce(later, null),
    can_cancel: isCancellable(order),
    return_until: returnUntil(order, now),
    last_return: lastReturn(order),
    is_yours: isOwner(order, asker),
    ...(isOwner(order, asker) && { parts: partsInfo(order) }),
    ...(isOwner(order, asker) && isWrittenTo(order) && { letter_to: order.customer.email }),
  }
}

/** The letter is on its way as soon as the outbox has it. */
function isWrittenTo({ tasks }: Order): boolean {
  return tasks.every(task => task.do !== 'send_letter')
}

// Days of the form YYYY-MM-DD stand in the order of time.
function later(one: string | null, other: string | null): string | null {
  return (one ?? '') < (other ?? '') ? other : one
}
