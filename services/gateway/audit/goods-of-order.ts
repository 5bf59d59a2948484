import { isPlaced, type Order, type OrderTask } from '@shop/cart-checkout/orders/order'

/** Where the pieces of an order are. */
export type Goods = 'held' | 'sold' | 'none'

// While such a task waits, each piece may be where it was or where it goes.
const onTheMove: Partial<Record<OrderTask['do'], readonly Goods[]>> = {
  hold_stock: ['none', 'held'],
  hold_again: ['none', 'held'],
  extend_hold: ['held'],
  sell_stock: ['held', 'sold'],
  release_stock: ['held', 'none'],
  forget: ['held', 'none'],
}

/** Where the pieces of this order may be at this moment. At rest there is one answer. */
export function goodsOf(order: Order): readonly Goods[] {
  const moving = order.tasks.flatMap(task => onTheMove[task.do] ?? [])
  if (!isPlaced(order)) return ['none', 'held']
  if (moving.length > 0) return moving
  switch (order.state) {
    case 'awaiting_payment':
      return ['held']
    case 'expired':
    case 'paid_no_stock':
      return ['none']
    case 'cancelled':
      return wasPaid(order) ? ['sold', 'none'] : ['none']
    default:
      // What was paid without pieces, and found again by a person, never came off the shelf.
      return order.history.some(({ event }) => event === 'reserve_failed') ? ['sold', 'none'] : ['sold']
  }
}

/** May a part of what was sold have come back, or a pre-order have arrived since? Then the shelf decides how much. */
export function hasMovedSince(order: Order): boolean {
  return order.history.some(({ event }) => /^(refund|arrived|return_accept|cancel)\b/.test(event))
}

function wasPaid({ attempts }: Order): boolean {
  return attempts.some(({ state }) => state === 'approved' || state === 'refunded')
}
