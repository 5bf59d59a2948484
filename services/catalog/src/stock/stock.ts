/** How many items of a size an order wants: from the shelf, or in advance. */
export type ItemQuantity = { article: string; size: string; count: number; preorder?: boolean | undefined }

/** Under this name items that have just come are reserved for those who ordered in advance, until each order has its own. */
export const ARRIVAL = 'arrival'

/** Items reserved for an order until it is paid or gives up. The database calls reservations `holds`. */
export type Reservation = { order: string; count: number; until: Date }

/**
 * One size of one article. At every moment `received = available + all holds + sold`; what is sold in advance is counted
 * apart: `preorder_promised = all preorder_holds + preorder_sold`.
 */
export type StockItem = {
  article: string
  size: string
  available: number
  holds: Reservation[]
  sold: number
  received: number
  /** How many may be promised before the items are there; null: as many as are asked for. */
  preorder_limit: number | null
  preorder_promised: number
  preorder_holds: Reservation[]
  preorder_sold: number
  /** Reserved, though staff found that they are not there: what is released or comes fills this up first. */
  missing?: number
  /** Keys of the last moves, so that none happens twice. */
  moves?: string[]
  /** More than `LOW_STOCK` were there when the shop looked last, so that it sees when they are not any more. */
  is_ample?: true
  /** When what can be bought changed last; unset: never since it was filled. */
  changed_at?: Date
}

/** A size of which so few are left is low. */
export const LOW_STOCK = 2

export function emptyShelf({ article, size }: Pick<StockItem, 'article' | 'size'>): StockItem {
  const nothingPromised = { preorder_limit: null, preorder_promised: 0, preorder_holds: [], preorder_sold: 0 }
  return { article, size, available: 0, holds: [], sold: 0, received: 0, ...nothingPromised }
}

export type Shortage = { article: string; size: string; requested: number; available: number }

/**
 * Equal sizes together, in the order of article and size: orders that want the same sizes then wait for each other at the
 * first of them and never reserve one each.
 */
export function inStockOrder(quantities: readonly ItemQuantity[]): ItemQuantity[] {
  const sums = new Map<string, ItemQuantity>()
  for (const { article, size, count, preorder = false } of quantities) {
    const key = `${keyOf({ article, size })}\n${preorder}`
    sums.set(key, { article, size, count: count + (sums.get(key)?.count ?? 0), ...(preorder && { preorder }) })
  }
  return [...sums.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, quantity]) => quantity)
}

/** What cannot be had; items that are reserved for the order already are not asked for again. */
export function shortagesFor(order: string, wanted: readonly ItemQuantity[], items: readonly StockItem[]): Shortage[] {
  const byKey = new Map(items.map(item => [keyOf(item), item]))
  return wanted.flatMap(quantity => {
    const { article, size, count: requested } = quantity
    const item = byKey.get(keyOf(quantity))
    const available = item ? toBeHad(item, quantity) : 0
    if (item && (available >= requested || reservationOf(order, item, quantity))) return []
    return [{ article, size, requested, available }]
  })
}

function toBeHad(item: StockItem, { count, preorder }: ItemQuantity): number {
  return preorder ? Math.min(count, promisable(item)) : item.available
}

/** How many more can be sold in advance: none while items lie on the shelf, and never more than staff allow. */
export function promisable(item: Pick<StockItem, 'available' | 'preorder_limit' | 'preorder_promised'>): number {
  if (item.available > 0) return 0
  return item.preorder_limit === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, item.preorder_limit - item.preorder_promised)
}

/** How many items have come and wait to be given to their orders. */
export function countArrived({ holds }: StockItem): number {
  return holds.find(({ order }) => order === ARRIVAL)?.count ?? 0
}

/** How many items of the size are there, reserved ones too. */
export function onHand({ available, holds, missing = 0 }: StockItem): number {
  return available + countReserved(holds) - missing
}

/** Of items that become free, as many as are missing fill that up; the others go on the shelf. */
export function shareMissing({ missing = 0 }: Pick<StockItem, 'missing'>, count: number) {
  const filled = Math.min(missing, count)
  return { filled, left: count - filled }
}

/** Was no more promised, until `count` items were given up just now? */
export function wasPromisedOut({ preorder_limit, preorder_promised }: StockItem, count: number): boolean {
  return preorder_limit !== null && preorder_promised + count >= preorder_limit && preorder_promised < preorder_limit
}

/** What is reserved of a size for the order, from the shelf or in advance. */
export function reservationOf(
  order: string,
  item: StockItem,
  { preorder }: Pick<ItemQuantity, 'preorder'> = {},
): Reservation | undefined {
  return (preorder ? item.preorder_holds : item.holds).find(reservation => reservation.order === order)
}

/** Is nothing lost and nothing made up? */
export function isBalanced({ available, holds, sold, received, ...item }: StockItem): boolean {
  const isPromised = item.preorder_promised === countReserved(item.preorder_holds) + item.preorder_sold
  return available >= 0 && available + countReserved(holds) + sold === received && isPromised
}

function countReserved(reservations: readonly Reservation[]): number {
  return reservations.reduce((sum, { count }) => sum + count, 0)
}

function keyOf({ article, size }: { article: string; size: string }): string {
  return `${article}\n${size}`
}
