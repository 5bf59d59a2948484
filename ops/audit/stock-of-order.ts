import { isPlaced, type Order, type OrderTask } from '@shop/cart-checkout/order/order'
import { countOf, type OrderLine, type StockItem } from '@shop/cart-checkout/order/order-line'
import { undecidedItems } from '@shop/cart-checkout/order/restock'

/** Where the items of an order are. */
export type StockPlace = 'held' | 'sold' | 'none'

// While such a task waits, each item may be where it was or where it goes.
const onTheMove: Partial<Record<OrderTask['do'], readonly StockPlace[]>> = {
  reserve_stock: ['none', 'held'],
  reserve_again: ['none', 'held'],
  reserve_to_pay: ['none', 'held'],
  reserve_unpaid: ['none', 'held', 'sold'],
  extend_reservation: ['held'],
  sell_stock: ['held', 'sold'],
  release_stock: ['held', 'none'],
  fit_reservation: ['held'],
  restock: ['sold', 'none'],
  assign_arrived: ['sold'],
  forget: ['held', 'none'],
}

/** Where the items of this order may be at this moment. At rest there is one answer. */
export function stockPlacesOf(order: Order): readonly StockPlace[] {
  if (!isPlaced(order)) return ['none', 'held']
  const moving = order.tasks.flatMap(task => onTheMove[task.do] ?? [])
  if (moving.length > 0) return moving
  switch (order.state) {
    case 'awaiting_payment':
      return ['held']
    case 'expired':
    case 'paid_no_stock':
      return ['none']
    case 'cancelled':
      return hasSold(order) ? ['sold'] : ['none']
    default:
      return ['sold']
  }
}

/** Whether items may be between two places, when the number of sold ones is not certain. */
export function isMoving({ tasks }: Order): boolean {
  return tasks.some(task => onTheMove[task.do] !== undefined)
}

/** Items that are reserved for a change which waits for its money, beside those of the order. */
export function itemsAwaited({ awaiting_difference: awaited }: Order): StockItem[] {
  return awaited?.change.pieces ?? []
}

type Size = Pick<StockItem, 'article' | 'size' | 'preorder'>

/**
 * Items that a change of the order may have reserved or sold already, though they stand in none of its lines; `resized`: sizes of which an
 * unpaid order may have more reserved than it says.
 */
export function itemsOfChange({ tasks }: Order): { reserved: StockItem[]; sold: StockItem[]; resized: Size[] } {
  return {
    reserved: tasks.flatMap(task =>
      task.do === 'reserve_change' ? task.change.pieces : task.do === 'release_items' ? task.pieces : [],
    ),
    resized: tasks.flatMap(task => {
      if (task.do === 'fit_reservation') return task.sizes
      return task.do === 'reserve_change' && task.change.place === 'reserved' ? task.change.pieces : []
    }),
    sold: tasks.flatMap(task => (task.do === 'restock' && task.key.includes(' change ') ? task.pieces : [])),
  }
}

/** How many items of a line of a paid order count as sold: off the shelf, and in advance. */
export function countSold(order: Order, line: OrderLine): { shelf: number; advance: number } {
  const { count, preorder, arrived = 0, let_go = 0 } = line
  const taken = preorder ? arrived : count
  // What comes back of a pre-order is first what has not come: that is let go, and never lay on a shelf.
  const back = putBackOf(order, line) - let_go
  return { shelf: Math.max(0, taken - back), advance: preorder ? count - arrived - let_go : 0 }
}

/** Items that went back to sale: with their money, as a return, or because the order was called off. */
function putBackOf(order: Order, line: OrderLine): number {
  const { refunds = [], returns = [], state } = order
  const refunded = refunds.filter(refund => refund.state === 'done').flatMap(({ lines }) => lines)
  const returned = returns.filter(asked => asked.state === 'accepted').flatMap(({ lines }) => lines)
  const asNew = [...refunded, ...returned].filter(({ restock }) => restock)
  const calledOff = state === 'cancelled' && hasSold(order) ? undecidedItems(order) : []
  return countOf([...asNew, ...calledOff], line)
}

/** Of a cancelled order: were its items sold before? A late payment for items that are gone sells none. */
function hasSold({ history }: Order): boolean {
  const steps = history.map(({ event }) => event)
  const [sold, failed] = [
    Math.max(last('payment_approved'), last('reserved_again'), last('restocked')),
    last('reserve_failed'),
  ]
  return sold > failed

  function last(event: string): number {
    return steps.lastIndexOf(event)
  }
}
