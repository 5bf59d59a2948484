import type { Order } from '../order/order.ts'
import { withDelivered, withProcessingStarted, withShipmentSent } from './fulfil-order.ts'

/**
 * The order after a change: goods that a customer in the shop paid and took along have left in the very write that placed the order
 * (docs/rules.md, "Orders made by staff"). Nothing is told her by email of a parcel that she holds in her hands.
 */
export function withShopHandOver(before: Order, after: Order): Order {
  const { made_by_staff: made } = after
  const row = after.history.at(-1)
  if (before.state !== 'placing' || after.state !== 'paid' || !made?.handed_over || !row) return after
  const by = { who: made.who, now: row.at }
  const packed = withProcessingStarted({ ...after, state: after.state }, by)
  return withDelivered(withShipmentSent(packed, { how: 'ready', tracking: null, lines: null }, by), by)
}
