/** Pieces of a size that an order wants: from the shelf, or in advance. */
export type Piece = { article: string; size: string; count: number; preorder?: boolean | undefined }

/** Under this name pieces that have just come are held for those who ordered in advance, until each has its own. */
export const ARRIVAL = 'arrival'

/** Pieces reserved for an order until it is paid or gives up. */
export type Hold = { order: string; count: number; until: Date }

/**
 * One size of one article. At every moment `received = available + all holds + sold`; what is sold in advance is counted
 * apart: `preorder_promised = all preorder_holds + preorder_sold`.
 */
export type StockItem = {
  article: string
  size: string
  available: number
  holds: Hold[]
  sold: number
  received: number
  /** How many may be promised before the pieces are there; null: as many as are asked for. */
  preorder_limit: number | null
  preorder_promised: number
  preorder_holds: Hold[]
  preorder_sold: number
  /** Keys of the last moves, so that none happens twice. */
  moves?: string[]
}

export type Shortage = { article: string; size: string; requested: number; available: number }

/**
 * Equal sizes together, in the order of article and size: orders that want the same sizes then wait for each other at the
 * first of them and never hold one each.
 */
export function inStockOrder(pieces: readonly Piece[]): Piece[] {
  const sums = new Map<string, Piece>()
  for (const { article, size, count, preorder = false } of pieces) {
    const key = `${keyOf({ article, size })}\n${preorder}`
    sums.set(key, { article, size, count: count + (sums.get(key)?.count ?? 0), ...(preorder && { preorder }) })
  }
  return [...sums.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, piece]) => piece)
}

/** What cannot be had; pieces that the order holds already are not asked for again. */
export function shortagesFor(order: string, pieces: readonly Piece[], items: readonly StockItem[]): Shortage[] {
  const byKey = new Map(items.map(item => [keyOf(item), item]))
  return pieces.flatMap(piece => {
    const { article, size, count: requested } = piece
    const item = byKey.get(keyOf(piece))
    const available = item ? toBeHad(item, piece) : 0
    if (item && (available >= requested || holdOf(order, item, piece))) return []
    return [{ article, size, requested, available }]
  })
}

function toBeHad(item: StockItem, { count, preorder }: Piece): number {
  return preorder ? Math.min(count, promisable(item)) : item.available
}

/** How many more can be sold in advance: none while pieces lie on the shelf, and never more than staff allow. */
export function promisable(item: Pick<StockItem, 'available' | 'preorder_limit' | 'preorder_promised'>): number {
  if (item.available > 0) return 0
  return item.preorder_limit === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, item.preorder_limit - item.preorder_promised)
}

/** Pieces that have come and wait to be given to their orders. */
export function arrivedIn({ holds }: StockItem): number {
  return holds.find(({ order }) => order === ARRIVAL)?.count ?? 0
}

/** Was no more promised, until `count` pieces were given up just now? */
export function wasPromisedOut({ preorder_limit, preorder_promised }: StockItem, count: number): boolean {
  return preorder_limit !== null && preorder_promised + count >= preorder_limit && preorder_promised < preorder_limit
}

/** What the order holds of a size, from the shelf or in advance. */
export function holdOf(order: string, item: StockItem, { preorder }: Pick<Piece, 'preorder'> = {}): Hold | undefined {
  return (preorder ? item.preorder_holds : item.holds).find(hold => hold.order === order)
}

/** Is nothing lost and nothing made up? */
export function isBalanced({ available, holds, sold, received, ...item }: StockItem): boolean {
  const isPromised = item.preorder_promised === piecesIn(item.preorder_holds) + item.preorder_sold
  return available >= 0 && available + piecesIn(holds) + sold === received && isPromised
}

function piecesIn(holds: readonly Hold[]): number {
  return holds.reduce((sum, { count }) => sum + count, 0)
}

function keyOf({ article, size }: { article: string; size: string }): string {
  return `${article}\n${size}`
}
