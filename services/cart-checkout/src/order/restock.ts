import type { Order } from './order.ts'
import { countOf, countPerLine, itemsOf, type LineCount, type OrderLine, type StockItem } from './order-line.ts'
import { withTask } from './order-tasks.ts'
import { isUndone } from './refund.ts'
import { returnedItems } from './returned-items.ts'

/** Items of which nobody has decided yet whether they go back on sale. */
export function undecidedItems(order: Order): LineCount[] {
  const refunded = (order.refunds ?? [])
    .filter(refund => !isUndone(refund))
    .flatMap(({ lines }) => lines.filter(({ restock }) => restock !== undefined))
  return countPerLine(order.lines, line => line.count - countOf([...refunded, ...returnedItems(order)], line))
}

/**
 * The order with items that go back on sale. Of a pre-order, what has not come is let go: the next may be promised it.
 * `key` tells one restock from another, so that each happens once.
 */
export function withRestock<Known extends Order>(
  order: Known,
  key: string,
  lines: readonly LineCount[],
  now: Date,
): Known {
  const back = order.lines.map(line => backOf(line, countOf(lines, line)))
  const items = itemsOf(back.flatMap(({ items }) => items))
  if (items.length === 0) return order
  const changed = { ...order, lines: back.map(({ line }) => line) }
  return withTask(changed, { do: 'restock', key: `${order.number} ${key}`, pieces: items }, now)
}

type Back = { line: OrderLine; items: (Omit<StockItem, 'preorder'> & { preorder?: string | null })[] }

function backOf(line: OrderLine, count: number): Back {
  const { article, size, preorder, let_go = 0 } = line
  const notCome = preorder ? Math.max(0, line.count - (line.arrived ?? 0) - let_go) : 0
  const letGo = Math.min(count, notCome)
  const items = [
    { article, size, count: letGo, preorder },
    { article, size, count: count - letGo },
  ].filter(item => item.count > 0)
  return { line: letGo > 0 ? { ...line, let_go: let_go + letGo } : line, items }
}
