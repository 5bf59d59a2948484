import { everSoldLines } from '../order/exchange.ts'
import type { Order } from '../order/order.ts'
import { countOf, type StockItem } from '../order/order-line.ts'

export type Sold = Pick<
  Order,
  'number' | 'lines' | 'parts' | 'refunds' | 'returns' | 'exchanges' | 'state' | 'accounting'
>

/** Their items are sold and lie in the shop still. */
export const leftStates = ['paid', 'processing', 'ready'] as const satisfies Order['state'][]
/** Their items were taken off the shelf and are not back on it, whatever became of the money. */
const soldStates: readonly Order['state'][] = [...leftStates, 'shipped', 'delivered', 'return_requested', 'completed']

/**
 * Is the order sold, though what 1C counted at that moment has its items still? It has those of an order that it never took, or took
 * since; an order that nobody has sent is booked there by hand when it leaves.
 */
export function isUntold({ state, accounting }: Sold, moment: Date): boolean {
  if (!soldStates.includes(state)) return false
  if (!accounting) return true
  const { first_taken_at: first, state: inAccounting } = accounting
  return first ? first >= moment : inAccounting === 'queued'
}

/** Its items that the shelf of the shop lacks; of an order that nobody has sent, those that have not left. Pre-orders never lay there. */
export function offShelf(order: Sold): Pick<StockItem, 'article' | 'size' | 'count'>[] {
  const { parts = [], refunds = [], returns = [], accounting } = order
  const refunded = refunds.filter(({ state }) => state === 'done').flatMap(refund => refund.lines)
  const returned = returns.filter(({ state }) => state === 'accepted').flatMap(back => back.lines)
  const back = [...refunded, ...returned].filter(({ restock }) => restock)
  const gone = accounting ? [] : parts.flatMap(part => part.lines)
  return everSoldLines(order)
    .filter(({ preorder }) => !preorder)
    .map(line => ({
      article: line.article,
      size: line.size,
      count: line.count - countOf(back, line) - countOf(gone, line),
    }))
    .filter(({ count }) => count > 0)
}
