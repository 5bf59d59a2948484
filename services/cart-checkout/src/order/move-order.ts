import type { OrderState } from '@shop/contracts/orders/orders'
import type { HistoryPayload } from './history-row.ts'
import { type Order, withHistory } from './order.ts'
import { nextOrderState, type OrderEvent } from './order-states.ts'

export type Placed = Order & { state: OrderState }

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
