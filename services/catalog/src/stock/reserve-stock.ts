import { failpoint } from '@shop/service-kit/process/failpoints'
import { releaseStock, type StockDeps } from './settle-stock.ts'
import {
  type ItemQuantity,
  inStockOrder,
  promisable,
  reservationOf,
  type Shortage,
  type StockItem,
  shortagesFor,
} from './stock.ts'

export type ReserveDeps = StockDeps & {
  /** Which of these articles are expected on a day that has not passed: only they are sold in advance. */
  findAwaited(articles: readonly string[]): Promise<ReadonlySet<string>>
}

type ReservationRequest = { order: string; items: readonly ItemQuantity[]; until: Date }

/** Reserves every item or none, and says what is short. Called again, it finds its reservations and changes nothing. */
export async function reserveStock(
  deps: ReserveDeps,
  { order, items, until }: ReservationRequest,
): Promise<Shortage[]> {
  const wanted = inStockOrder(items)
  // A shelf says itself whether it has enough; what may be promised depends on its article, too.
  const short = wanted.some(({ preorder }) => preorder) ? await shortages(deps, order, wanted) : []
  for (const [index, quantity] of wanted.entries()) {
    if (short.length > 0) break
    const missed = await reserve(deps, order, quantity, until)
    if (missed.length > 0) short.push(...missed, ...(await shortages(deps, order, wanted.slice(index + 1))))
    await failpoint('size-reserved')
  }
  // An earlier try that died half-way may have left reservations of these sizes too: they are released as well. What the order has reserved
  // besides stays: only a change of it asks for a few sizes.
  if (short.length > 0) await releaseStock(deps, order, wanted)
  return short
}

async function reserve(deps: ReserveDeps, order: string, quantity: ItemQuantity, until: Date): Promise<Shortage[]> {
  const tryToReserve = quantity.preorder ? promise : reserveFromShelf
  for (;;) {
    if (await tryToReserve(deps, order, quantity, until)) return []
    const item = await deps.stock.sizeAsKept(quantity)
    const short = shortagesFor(order, [quantity], item ? [item] : [])
    if (short.length > 0 || (item && reservationOf(order, item, quantity))) return short
    // Another order released items between the two reads: they may be ours.
  }
}

async function reserveFromShelf(
  { stock, version }: ReserveDeps,
  order: string,
  quantity: ItemQuantity,
  until: Date,
): Promise<boolean> {
  const reserved = await stock.reserve(order, quantity, until)
  if (reserved?.available === 0) await version.noteStockFlip(quantity.article)
  return reserved !== null
}

async function promise(
  { stock, version }: ReserveDeps,
  order: string,
  quantity: ItemQuantity,
  until: Date,
): Promise<boolean> {
  const [item] = await stock.ofSizes([quantity])
  const promised = item ? await stock.promise(order, quantity, item.preorder_limit, until) : null
  if (promised && promisable(promised) === 0) await version.noteStockFlip(quantity.article)
  return promised !== null
}

async function shortages(deps: ReserveDeps, order: string, wanted: readonly ItemQuantity[]): Promise<Shortage[]> {
  return shortagesFor(order, wanted, await itemsToday(deps, wanted))
}

/** An article that is not awaited, or no longer, is not sold in advance whatever its limit says. */
async function itemsToday(deps: ReserveDeps, wanted: readonly ItemQuantity[]): Promise<StockItem[]> {
  const items = await deps.stock.ofSizes(wanted)
  const inAdvance = wanted.flatMap(({ article, preorder }) => (preorder ? article : []))
  if (inAdvance.length === 0) return items
  const awaited = await deps.findAwaited(inAdvance)
  return items.map(item => (awaited.has(item.article) ? item : { ...item, preorder_limit: 0 }))
}
