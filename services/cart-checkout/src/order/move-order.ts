import type { OrderState } from '@shop/contracts/orders'
import type { HistoryPayload } from './history-row.ts'
import { type Order, withHistory } from './order.ts'
import { nextOrderState, type OrderEvent } from './order-states.ts'

export type Placed = Order & { state: OrderState }

/** Who does it and when, and what the history must remember besides. */
export type Deed = { who: string; now: Date; payload?: HistoryPayload }

/**
 * The order one step on its way, with the row that tells of it.
 * @throws ShopError illegal_transition when the event cannot happen to it now.
 */
export function withStep(order: Placed, event: OrderEvent, { who, now, payload }: Deed): Placed {
  const to = nextOrderState(order.state, event)
  const row = { at: now, event, from: order.state, to, who, ...(payload && { payload }) }
  return { ...withHistory(order, row), state: to }
}
