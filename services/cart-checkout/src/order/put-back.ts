import { countOf, type LineCount } from './line-count.ts'
import { type Order, type Piece, piecesOf } from './order.ts'
import type { OrderLine } from './order-line.ts'
import { withTask } from './order-tasks.ts'
import { isUndone } from './refund.ts'

/** Pieces that nobody has yet said of whether they go back to sale. */
export function undecided(order: Order): LineCount[] {
  const refunded = (order.refunds ?? [])
    .filter(refund => !isUndone(refund))
    .flatMap(({ lines }) => lines.filter(({ restock }) => restock !== undefined))
  const returned = (order.returns ?? []).filter(({ state }) => state === 'accepted').flatMap(({ lines }) => lines)
  return order.lines
    .map(line => ({
      article: line.article,
      size: line.size,
      bundle: line.bundle,
      count: line.count - countOf([...refunded, ...returned], line),
    }))
    .filter(({ count }) => count > 0)
}

/**
 * The order with pieces that go back to sale. Of a pre-order, what has not come is let go: the next may be promised it.
 * `key` tells one going back from another, so that each happens once.
 */
export function withPutBack<Known extends Order>(
  order: Known,
  key: string,
  lines: readonly LineCount[],
  now: Date,
): Known {
  const back = order.lines.map(line => backOf(line, countOf(lines, line)))
  const pieces = piecesOf(back.flatMap(({ pieces }) => pieces))
  if (pieces.length === 0) return order
  const changed = { ...order, lines: back.map(({ line }) => line) }
  return withTask(changed, { do: 'put_back', key: `${order.number} ${key}`, pieces }, now)
}

type Back = { line: OrderLine; pieces: (Omit<Piece, 'preorder'> & { preorder?: string | null })[] }

function backOf(line: OrderLine, count: number): Back {
  const { article, size, preorder, let_go = 0 } = line
  const notCome = preorder ? Math.max(0, line.count - (line.arrived ?? 0) - let_go) : 0
  const letGo = Math.min(count, notCome)
  const pieces = [
    { article, size, count: letGo, preorder },
    { article, size, count: count - letGo },
  ].filter(piece => piece.count > 0)
  return { line: letGo > 0 ? { ...line, let_go: let_go + letGo } : line, pieces }
}
