import { type Order, withHistory } from '../order/order.ts'
import type { StockItem } from '../order/order-line.ts'
import type { Placed } from '../order/order-states.ts'
import { withTask } from '../order/order-tasks.ts'
import { countAwaitedOfLine } from './left-to-send.ts'
import { withLatenessSettled } from './watch-order.ts'

type Size = { article: string; size: string }

/** Items of a size that a paid order waits for. */
export function countAwaitedOfSize(order: Order, { article, size }: Size): number {
  if (order.state !== 'paid' && order.state !== 'processing') return 0
  return order.lines
    .filter(line => line.article === article && line.size === size)
    .reduce((sum, line) => sum + countAwaitedOfLine(order, line), 0)
}

/** The order with items that have come for it; null when it waits for none of them. */
export function withArrived(order: Placed, { article, size, count }: StockItem, now: Date): Order | null {
  // What a change takes away once its difference is paid gets no items: others wait for them.
  const isLeaving = order.awaiting_difference?.change.back.some(gone => gone.article === article && gone.size === size)
  const given = isLeaving ? 0 : Math.min(count, countAwaitedOfSize(order, { article, size }))
  if (given === 0) return null
  const lines = linesWithArrived(order, { article, size }, given)
  const place = (order.history.length + 1).toString()
  const payload = { lines: [{ article, size, bundle: null, count: given }] }
  const row = { at: now, event: 'arrived', from: order.state, to: order.state, who: 'shop', payload }
  const items = [{ article, size, count: given }]
  const key = `${order.number} arrived ${place}`
  return withTask(
    withHistory(withLatenessSettled({ ...order, lines }), row),
    { do: 'assign_arrived', key, pieces: items },
    now,
  )
}

function linesWithArrived(order: Order, { article, size }: Size, count: number): Order['lines'] {
  let left = count
  return order.lines.map(line => {
    const isSize = line.article === article && line.size === size
    const given = isSize ? Math.min(left, countAwaitedOfLine(order, line)) : 0
    left -= given
    return given > 0 ? { ...line, arrived: (line.arrived ?? 0) + given } : line
  })
}
