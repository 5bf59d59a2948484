import { ShopError } from '@shop/contracts/errors'
import type { OrderState } from '@shop/contracts/orders/orders'
import type { AccountingRefusal } from '@shop/contracts/staff/exchange/accounting'
import type { StaffAction } from '@shop/contracts/staff/orders/order-actions'
import { BY_1C } from '../accounting/accounting-state.ts'
import { statusIn } from '../accounting/order-status.ts'
import { isPickUp } from '../fulfilment/left-to-send.ts'
import type { Placed } from '../order/order-states.ts'
import { withStaffAction } from '../staff-orders/order-action-rules.ts'
import type { OrderMessage } from './order-message.ts'

/** Why something that 1C said is not applied. */
export class Refusal extends Error {
  readonly reason: AccountingRefusal
  readonly detail: string

  constructor(reason: AccountingRefusal, detail: string) {
    super(`${reason} ${detail}`)
    this.name = 'Refusal'
    this.reason = reason
    this.detail = detail
  }
}

/** How far an order is; what has no place here is not reached by a word of 1C. */
const places: Partial<Record<OrderState, number>> = {
  awaiting_payment: 0,
  paid: 1,
  processing: 2,
  ready: 3,
  shipped: 3,
  delivered: 4,
  return_requested: 5,
  completed: 5,
  returned: 5,
}
const DELIVERED = 4
const TRACKING = /^[A-Z\d][A-Z\d-]{4,34}$/
const unpaid: readonly string[] = ['none', 'declined', 'in_processing', 'expired', 'review']

/**
 * The order after what 1C says of it: all of it, or a refusal and nothing. Only steps that the rules of the shop allow are taken; a
 * state that lies behind it is old news (docs/rules.md, "1C").
 * @throws Refusal
 */
export function withMessage(order: Placed, message: OrderMessage, now: Date): Placed {
  const { status } = message
  const target = status === null ? null : statusIn(status)
  if (status !== null && !target) throw new Refusal('status_unknown', status)
  if (message.isCancelled || target === 'cancelled') return withCancelledBy1c(order, now)
  const paid = withPayment(order, message, now)
  const shipped = message.isShipped ? withStatus(paid, isPickUp(order) ? 'ready' : 'shipped', message, now) : paid
  return target ? withStatus(shipped, target, message, now) : shipped
}

function withCancelledBy1c(order: Placed, now: Date): Placed {
  if (order.state === 'cancelled' || order.cancel_requested) return order
  const from = order.state
  return withActionOrRefusal(order, { action: 'cancel', reason: '1С' }, now, new Refusal('illegal_cancel', from))
}

function withPayment(order: Placed, { isPaid, payment, sum }: OrderMessage, now: Date): Placed {
  // Money that came by the bank, or that has gone back since, is known better here.
  if (!isPaid || !unpaid.includes(order.payment_state)) return order
  const { total } = order.sums
  if (sum !== null && sum !== total) {
    const said = typeof sum === 'number' ? (sum / 100).toFixed(2) : sum
    throw new Refusal('sum_differs', `${said} ≠ ${(total / 100).toFixed(2)}`)
  }
  const reason = payment ? `1С: ${payment}` : '1С'
  return withActionOrRefusal(
    order,
    { action: 'manual_paid', means: 'other', reason },
    now,
    new Refusal('illegal_payment', order.payment_state),
  )
}

function withStatus(order: Placed, target: OrderState, { tracking }: OrderMessage, now: Date): Placed {
  const illegal = new Refusal('illegal_status', `${order.state} → ${target}`)
  if (order.state === target) return order
  const [from, to] = [places[order.state], places[target]]
  if (from === undefined || to === undefined) throw illegal
  if (from >= to) return order
  if (from === 0 || to > DELIVERED) throw illegal
  let next = order
  if (places[next.state] === 1 && to >= 2) next = withActionOrRefusal(next, { action: 'take' }, now, illegal)
  if (places[next.state] === 2 && to >= 3) next = withSent(next, tracking, now, illegal)
  if (places[next.state] === 3 && to >= 4) next = withActionOrRefusal(next, { action: 'delivered' }, now, illegal)
  // Some of it stays behind, such as a pre-order that has not come.
  if ((places[next.state] ?? 0) < to) throw illegal
  return next
}

function withSent(order: Placed, tracking: string | null, now: Date, illegal: Refusal): Placed {
  if (isPickUp(order)) return withActionOrRefusal(order, { action: 'ready' }, now, illegal)
  if (!tracking) throw new Refusal('tracking_missing', order.state)
  if (!TRACKING.test(tracking)) throw new Refusal('tracking_wrong', tracking)
  return withActionOrRefusal(order, { action: 'ship', tracking }, now, illegal)
}

function withActionOrRefusal(order: Placed, action: StaffAction, now: Date, refusal: Refusal): Placed {
  try {
    return withStaffAction(order, action, { who: BY_1C, now })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const { fields } = error.details
    const isTracking = typeof fields === 'object' && fields !== null && 'tracking' in fields
    if (isTracking && 'tracking' in action) throw new Refusal('tracking_wrong', action.tracking)
    throw refusal
  }
}
