import { ShopError } from '@shop/contracts/errors'
import type { OrderState } from '@shop/contracts/orders/orders'
import type { HistoryPayload } from './history-row.ts'
import { isPlaced, type Order, withHistory } from './order.ts'

/** What can happen to the goods of an order. */
export type OrderEvent =
  | 'payment_approved'
  | 'payment_expired'
  | 'payment_undone'
  | 'cancel'
  | 'reserved_again'
  | 'reserve_failed'
  | 'restocked'
  | 'refunded'
  | 'take'
  | 'take_undone'
  | 'ready'
  | 'ready_part'
  | 'ship'
  | 'ship_part'
  | 'rest_given_back'
  | 'ready_rest_given_back'
  | 'delivered'
  | 'complete'
  | 'return_request'
  | 'return_accept'
  | 'return_accept_part'
  | 'return_refuse'
  | 'exchange'
  | 'exchange_refunded'
  | 'exchange_refunded_part'

/**
 * The states of the goods. An order with pre-orders leaves in several shipments: it is `shipped` when the last one leaves, or when the
 * rest is given back (`ready` where its customer fetches it). An order of which only some items came back is `delivered` again; one of
 * which some were exchanged is packed once more. Money that comes after the reservation
 * ended is kept on the order: `reserved_again` or `reserve_failed` tells whether the items were still there.
 */
export const orderTransitions: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  awaiting_payment: { payment_approved: 'paid', payment_expired: 'expired', cancel: 'cancelled' },
  expired: { reserved_again: 'paid', reserve_failed: 'paid_no_stock' },
  cancelled: { reserved_again: 'paid', reserve_failed: 'paid_no_stock' },
  paid: { take: 'processing', cancel: 'cancelled', payment_undone: 'awaiting_payment' },
  paid_no_stock: { restocked: 'processing', refunded: 'cancelled' },
  processing: {
    take_undone: 'paid',
    ship: 'shipped',
    ship_part: 'processing',
    ready: 'ready',
    ready_part: 'processing',
    rest_given_back: 'shipped',
    ready_rest_given_back: 'ready',
    cancel: 'cancelled',
    exchange: 'processing',
    exchange_refunded: 'returned',
    exchange_refunded_part: 'delivered',
  },
  ready: { delivered: 'delivered' },
  shipped: { delivered: 'delivered' },
  delivered: { complete: 'completed', return_request: 'return_requested', exchange: 'processing' },
  return_requested: { return_accept: 'returned', return_accept_part: 'delivered', return_refuse: 'delivered' },
  completed: { exchange: 'processing' },
  returned: { exchange: 'processing' },
}

/** @throws ShopError illegal_transition when the event cannot happen to an order in this state. */
export function nextOrderState(from: OrderState, event: OrderEvent): OrderState {
  const to = orderTransitions[from][event]
  if (!to) throw new ShopError('illegal_transition', { from, event })
  return to
}

export type Placed = Order & { state: OrderState }

/** @throws ShopError not_found when there is no such order, or it is still being placed. */
export function requirePlaced(order: Order | null): Placed {
  if (!order || !isPlaced(order)) throw new ShopError('not_found')
  return order
}

/** Who changes an order and when, and what the history must remember besides. */
export type ChangeContext = { who: string; now: Date; payload?: HistoryPayload }

/**
 * The order in its next state, with the row that records the event.
 * @throws ShopError illegal_transition when the event cannot happen to it now.
 */
export function withTransition(order: Placed, event: OrderEvent, { who, now, payload }: ChangeContext): Placed {
  const to = nextOrderState(order.state, event)
  const row = { at: now, event, from: order.state, to, who, ...(payload && { payload }) }
  return { ...withHistory(order, row), state: to }
}
