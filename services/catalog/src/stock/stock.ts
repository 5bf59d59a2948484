export type Piece = { article: string; size: string; count: number }

/** Pieces reserved for an order until it is paid or gives up. */
export type Hold = { order: string; count: number; until: Date }

/** One size of one article. At every moment `received = available + all holds + sold`. */
export type StockItem = {
  article: string
  size: string
  available: number
  holds: Hold[]
  sold: number
  received: number
}

export type Shortage = { article: string; size: string; requested: number; available: number }

/**
 * Equal sizes together, in the order of article and size: orders that want the same sizes then wait for each other at the
 * first of them and never hold one each.
 */
export function inStockOrder(pieces: readonly Piece[]): Piece[] {
  const sums = new Map<string, Piece>()
  for (const { article, size, count } of pieces) {
    const key = keyOf({ article, size })
    sums.set(key, { article, size, count: count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, piece]) => piece)
}

/** What the shelf cannot cover; pieces that the order holds already are not asked for again. */
export function shortagesFor(order: string, pieces: readonly Piece[], items: readonly StockItem[]): Shortage[] {
  const byKey = new Map(items.map(item => [keyOf(item), item]))
  return pieces.flatMap(piece => {
    const item = byKey.get(keyOf(piece))
    if (item && (item.available >= piece.count || holdOf(order, item))) return []
    return [{ article: piece.article, size: piece.size, requested: piece.count, available: item?.available ?? 0 }]
  })
}

export function holdOf(order: string, { holds }: StockItem): Hold | undefined {
  return holds.find(hold => hold.order === order)
}

/** Is nothing lost and nothing made up? */
export function isBalanced({ available, holds, sold, received }: StockItem): boolean {
  const held = holds.reduce((sum, { count }) => sum + count, 0)
  return available >= 0 && available + held + sold === received
}

function keyOf({ article, size }: { article: string; size: string }): string {
  return `${article}\n${size}`
}
