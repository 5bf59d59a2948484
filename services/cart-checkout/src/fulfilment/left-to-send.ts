import { exchangedItems } from '../order/exchange.ts'
import { isAllMoneyBack } from '../order/money-back.ts'
import type { Order } from '../order/order.ts'
import { countOf, countPerLine, itemsOf, type LineCount, type OrderLine, type StockItem } from '../order/order-line.ts'
import { isUndone } from '../order/refund.ts'

/** Items that must still leave: what was bought less what has left and what was given back; none once all the money went back. */
export function leftToSend(order: Order): LineCount[] {
  return countPerLine(order.lines, line => countToSend(order, line))
}

/** Of these, what lies on the table now. Where everything waits for the last pre-order, all or nothing. */
export function packable(order: Order): LineCount[] {
  const ready = countPerLine(order.lines, line => {
    const left = countToSend(order, line)
    return line.preorder ? Math.min(left, (line.arrived ?? 0) - countSent(order, line)) : left
  })
  return order.ship_together && itemCount(ready) < itemCount(leftToSend(order)) ? [] : ready
}

/** Items that must still leave as they are reserved: what was sold in advance is promised instead of taken off the shelf. */
export function itemsToSend(order: Order): StockItem[] {
  return itemsOf(
    order.lines.map(line => ({ ...line, count: countToSend(order, line) })).filter(({ count }) => count > 0),
  )
}

/** Items of a pre-order that have not come yet and are still wanted. */
export function countAwaitedOfLine(order: Order, line: OrderLine): number {
  if (!line.preorder) return 0
  const notCome = line.count - (line.arrived ?? 0) - (line.let_go ?? 0)
  return Math.max(0, Math.min(notCome, countToSend(order, line)))
}

export function isPickUp({ delivery }: Order): boolean {
  return 'delivery_method_option' in delivery && delivery.delivery_method_option === 'self'
}

export function itemCount(lines: readonly LineCount[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0)
}

/**
 * Does the order only wait to be cancelled? All that was to be sent was given back before anything left (docs/rules.md, "Order states").
 */
export function hasNothingToSend(order: Order): boolean {
  const { state, parts = [] } = order
  const isToBePacked = state === 'paid' || state === 'processing' || state === 'paid_no_stock'
  return isToBePacked && parts.length === 0 && leftToSend(order).length === 0
}

function countToSend(order: Order, line: OrderLine): number {
  if (isAllMoneyBack(order)) return 0
  const givenBack = (order.refunds ?? []).filter(refund => !isUndone(refund)).flatMap(({ lines }) => lines)
  return Math.max(0, line.count - countSent(order, line) - countOf(givenBack, line))
}

/** What was sent and then exchanged is of another time: its line may be in the order again. */
function countSent(order: Order, line: OrderLine): number {
  const { parts = [] } = order
  const sent = parts.flatMap(({ lines }) => lines)
  return countOf(sent, line) - countOf(exchangedItems(order), line)
}
