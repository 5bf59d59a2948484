import { failpoint } from '@shop/service-kit/failpoints'
import { releaseStock, type StockDeps } from './settle-stock.ts'
import { holdOf, inStockOrder, type Piece, promisable, type Shortage, type StockItem, shortagesFor } from './stock.ts'

export type HoldDeps = StockDeps & {
  /** Which of these articles are expected on a day that has not passed: only they are sold in advance. */
  awaited(articles: readonly string[]): Promise<ReadonlySet<string>>
}

type HoldRequest = { order: string; pieces: readonly Piece[]; until: Date }

/** Reserves every piece or none, and says what is short. Asked again, it finds its holds and changes nothing. */
export async function holdStock(deps: HoldDeps, { order, pieces, until }: HoldRequest): Promise<Shortage[]> {
  const wanted = inStockOrder(pieces)
  // When everybody wants the last piece, most are refused by this read and never write.
  const short = shortagesFor(order, wanted, await itemsToday(deps, wanted))
  for (const piece of wanted) {
    if (short.length > 0) break
    short.push(...(await take(deps, order, piece, until)))
    await failpoint('size-held')
  }
  // An earlier try that died half-way may have left holds of this order too: they go as well.
  if (short.length > 0) await releaseStock(deps, order)
  return short
}

async function take(deps: HoldDeps, order: string, piece: Piece, until: Date): Promise<Shortage[]> {
  const tryToTake = piece.preorder ? promise : takeFromShelf
  for (;;) {
    if (await tryToTake(deps, order, piece, until)) return []
    const items = await deps.stock.ofSizes([piece])
    const short = shortagesFor(order, [piece], items)
    if (short.length > 0 || items.some(item => holdOf(order, item, piece))) return short
    // Somebody gave pieces back between the two: they may be ours.
  }
}

async function takeFromShelf({ stock, version }: HoldDeps, order: string, piece: Piece, until: Date): Promise<boolean> {
  const taken = await stock.take(order, piece, until)
  if (taken?.available === 0) await version.noteTurn(piece.article)
  return taken !== null
}

async function promise({ stock, version }: HoldDeps, order: string, piece: Piece, until: Date): Promise<boolean> {
  const [item] = await stock.ofSizes([piece])
  const promised = item ? await stock.promise(order, piece, item.preorder_limit, until) : null
  if (promised && promisable(promised) === 0) await version.noteTurn(piece.article)
  return promised !== null
}

/** An article that is not awaited, or no longer, is not sold in advance whatever its limit says. */
async function itemsToday(deps: HoldDeps, wanted: readonly Piece[]): Promise<StockItem[]> {
  const items = await deps.stock.ofSizes(wanted)
  const inAdvance = wanted.flatMap(({ article, preorder }) => (preorder ? article : []))
  if (inAdvance.length === 0) return items
  const awaited = await deps.awaited(inAdvance)
  return items.map(item => (awaited.has(item.article) ? item : { ...item, preorder_limit: 0 }))
}
