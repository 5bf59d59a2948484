import type { Order, Piece } from './order.ts'

/** The pieces were not there after all: somebody else's count was wrong, and the order waits on. */
export function withArrivalUndone(order: Order, pieces: readonly Piece[]): Order {
  const lines = order.lines.map(line => {
    const gone = pieces.find(({ article, size }) => line.preorder && article === line.article && size === line.size)
    return gone ? { ...line, arrived: Math.max(0, (line.arrived ?? 0) - gone.count) } : line
  })
  return { ...order, lines }
}
