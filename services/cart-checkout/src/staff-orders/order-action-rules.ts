import { ShopError } from '@shop/contracts/errors'
import { type OrderActionName, orderActionNames, type StaffAction } from '@shop/contracts/staff/orders/order-actions'
import { withCancelled } from '../cancellation/cancel-order.ts'
import { countAwaitedOfSize } from '../fulfilment/arrival.ts'
import { correctableParcels, withTrackingCorrected } from '../fulfilment/correct-tracking.ts'
import { withDelivered, withProcessingStarted, withRestocked, withShipmentSent } from '../fulfilment/fulfil-order.ts'
import { countAwaitedOfLine } from '../fulfilment/left-to-send.ts'
import { exampleTracking } from '../fulfilment/tracking-number.ts'
import { withDifferenceGivenUp } from '../order/difference-given-up.ts'
import type { LineCount } from '../order/order-line.ts'
import type { ChangeContext, Placed } from '../order/order-states.ts'
import { checkRequestOpen, withRequestRefused } from '../order-changes/change-request.ts'
import { checkChangeable } from '../order-changes/changeable.ts'
import { withComment } from '../order-comments/order-note.ts'
import { checkExchangeable } from '../order-exchanges/exchangeable.ts'
import { withManualPayment, withManualPaymentUndone } from '../payments/manual-payment.ts'
import { notGivenBack } from '../refunds/refund-amount.ts'
import { withRefundDeclined, withRefundRequested } from '../refunds/refund-request.ts'
import { withRefundSent } from '../refunds/with-refund.ts'
import { returnable, withReturnAccepted, withReturnRefused, withReturnRequested } from '../returns/return-order.ts'
import { withDiscountAccepted } from './accept-discount.ts'

/**
 * The order after an action of staff.
 * @throws ShopError illegal_transition, or validation when it names items that cannot take it.
 */
export function withStaffAction(order: Placed, action: StaffAction, by: Pick<ChangeContext, 'who' | 'now'>): Placed {
  const context: ChangeContext = 'reason' in action ? { ...by, payload: { reason: action.reason } } : by
  switch (action.action) {
    case 'take':
      return withProcessingStarted(order, context)
    case 'ship':
      return withShipmentSent(
        order,
        { how: 'ship', tracking: action.tracking.toUpperCase(), lines: exact(action.lines) },
        context,
      )
    case 'refuse_change':
      return withRequestRefused(order, action.reason, by)
    case 'drop_change':
      if (!order.awaiting_difference)
        throw new ShopError('illegal_transition', { from: order.state, event: action.action })
      return { ...withDifferenceGivenUp(order, 'drop_change', context), state: order.state }
    case 'correct_tracking': {
      const { former, tracking } = action
      return withTrackingCorrected(order, { former: former.toUpperCase(), tracking: tracking.toUpperCase() }, context)
    }
    case 'ready':
      return withShipmentSent(order, { how: 'ready', tracking: null, lines: exact(action.lines) }, context)
    case 'delivered':
      return withDelivered(order, context)
    case 'cancel':
      return withCancelled(order, context)
    case 'receive':
      if (countAwaitedOfSize(order, action) === 0)
        throw new ShopError('illegal_transition', { from: order.state, event: action.action })
      return order
    case 'accept_discount':
      return withDiscountAccepted(order, context)
    case 'restocked':
      return withRestocked(order, context)
    case 'return_request':
      return withReturnRequested(order, { ...action, lines: exact(action.lines) ?? [] }, by)
    case 'return_accept':
      return withReturnAccepted(order, exact(action.lines), by)
    case 'return_refuse':
      return withReturnRefused(order, action.reason, by)
    case 'refund_request':
      return withRefundRequested(order, { lines: exact(action.lines) ?? [], reason: action.reason }, by)
    case 'refund_decline':
      return withRefundDeclined(order, action.reason, by)
    case 'manual_paid':
      return withManualPayment(order, action.means, context)
    case 'manual_unpaid':
      return withManualPaymentUndone(order, context)
    case 'comment':
      return withComment(order, action, by)
  }
}

/** What staff may do with the order now: the rules themselves are asked, so the buttons never promise what they refuse. */
export function actionsOf(order: Placed, now: Date): OrderActionName[] {
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
  const example = exampleActions[action]
  const taken = typeof example === 'function' ? example(order) : example
  if (action === 'change') checkChangeable(order)
  else if (action === 'exchange') checkExchangeable(order)
  else if (action === 'accept_change') checkRequestOpen(order)
  else if (taken) withStaffAction(order, taken, by)
  else withRefundSent(order, { ...everything, ...by }, now)
}

/** Only a person can say which of two payments goes back, so the refund is open. */
function isPaidTwice({ details: { fields } }: ShopError): boolean {
  return typeof fields === 'object' && fields !== null && 'payment_id' in fields
}

const reason = 'x'
const everything = {
  lines: [],
  delivery: false,
  amount: null,
  payment_id: null,
  comment: reason,
  refunded_so_far: null,
}

/** Each action as staff would take it, to see whether the rules allow it now; a refund, changes and an exchange have rules of their own. */
const exampleActions: Record<OrderActionName, StaffAction | null | ((order: Placed) => StaffAction)> = {
  take: { action: 'take' },
  ship: ({ delivery }) => ({ action: 'ship', tracking: exampleTracking(delivery) }),
  change: null,
  accept_change: null,
  refuse_change: { action: 'refuse_change', reason },
  drop_change: { action: 'drop_change' },
  exchange: null,
  correct_tracking: order => ({
    action: 'correct_tracking',
    former: correctableParcels(order)[0]?.tracking ?? '',
    tracking: exampleTracking(order.delivery),
  }),
  ready: { action: 'ready' },
  delivered: { action: 'delivered' },
  receive: order => ({ action: 'receive', count: 1, ...awaitedSize(order) }),
  cancel: { action: 'cancel', reason },
  accept_discount: { action: 'accept_discount' },
  restocked: { action: 'restocked' },
  return_request: order => {
    const lines = returnable(order).slice(0, 1).map(oneOf)
    return { action: 'return_request', lines, cause: 'other', reason }
  },
  return_accept: { action: 'return_accept' },
  return_refuse: { action: 'return_refuse', reason },
  refund: null,
  refund_request: order => ({ action: 'refund_request', lines: notGivenBack(order).slice(0, 1).map(oneOf), reason }),
  refund_decline: { action: 'refund_decline', reason },
  manual_paid: { action: 'manual_paid', means: 'other', reason },
  manual_unpaid: { action: 'manual_unpaid', reason },
}

function awaitedSize({ lines, ...order }: Placed) {
  const line = lines.find(line => countAwaitedOfLine({ ...order, lines }, line) > 0)
  return { article: line?.article ?? '', size: line?.size ?? '' }
}

function oneOf({ article, size, bundle }: LineCount) {
  return { article, size, bundle, count: 1 }
}

type NamedLine = Omit<LineCount, 'bundle'> & { bundle?: string | null | undefined }

function exact<Line extends NamedLine>(
  lines: readonly Line[] | undefined,
): (Line & { bundle: string | null })[] | null {
  return lines?.map(line => ({ ...line, bundle: line.bundle ?? null })) ?? null
}
