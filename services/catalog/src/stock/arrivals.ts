import type { StockDeps } from './settle-stock.ts'
import { ARRIVAL, arrivedIn, holdOf, type Piece, type StockItem } from './stock.ts'

type Size = { article: string; size: string }

/**
 * Pieces from the maker. So many as are promised are kept for those who ordered in advance, the rest is for sale at once:
 * nobody can buy a piece away from under somebody who has waited for it. False when there is no such size.
 */
export async function receiveStock({ stock, version }: StockDeps, key: string, piece: Piece): Promise<boolean> {
  for (;;) {
    const item = await itemOf(stock, piece)
    if (!item) return false
    if (await stock.isMoved(key, piece)) return true
    const wanted = Math.max(0, item.preorder_promised - arrivedIn(item))
    const kept = Math.min(piece.count, wanted)
    const moved = await joined(stock, key, piece, item, kept)
    if (!moved) continue
    if (item.available === 0 && moved.available > 0) await version.noteTurn(piece.article)
    return true
  }
}

/** Gives kept pieces to an order that is paid; false when there are not enough. */
export async function assignArrived({ stock }: StockDeps, key: string, piece: Piece): Promise<boolean> {
  for (;;) {
    const item = await itemOf(stock, piece)
    if (!item || (await stock.isMoved(key, piece))) return item !== undefined
    const kept = arrivedIn(item)
    if (kept < piece.count || item.preorder_sold < piece.count) return false
    if (!(await stock.assign(key, piece, kept))) continue
    await stock.forgetEmptyArrival(piece)
    return true
  }
}

/** What waits to be given out, size by size. */
export async function listArrived({ stock }: StockDeps): Promise<Piece[]> {
  const items = await stock.heldBy(ARRIVAL)
  return items.map(item => ({ article: item.article, size: item.size, count: arrivedIn(item) }))
}

/** After everybody who has paid got theirs: what nobody is promised any more goes on sale. */
export async function freeArrived({ stock, version }: StockDeps, size: Size): Promise<void> {
  for (;;) {
    const item = await itemOf(stock, size)
    const kept = item ? arrivedIn(item) : 0
    const freed = item ? kept - Math.min(kept, item.preorder_promised) : 0
    if (!item || freed <= 0) return
    if (!(await stock.freeArrival(size, kept, freed))) continue
    await stock.forgetEmptyArrival(size)
    if (item.available === 0) await version.noteTurn(item.article)
    return
  }
}

async function itemOf(stock: StockDeps['stock'], size: Size): Promise<StockItem | undefined> {
  return (await stock.ofSizes([size]))[0]
}

/** A size has one heap of pieces that wait: a second arrival is laid on the first. */
async function joined(stock: StockDeps['stock'], key: string, piece: Piece, item: StockItem, kept: number) {
  const heap = holdOf(ARRIVAL, item)
  return heap
    ? stock.receiveMore(key, piece, heap.count, kept)
    : stock.receive(key, piece, item.preorder_promised, kept)
}
