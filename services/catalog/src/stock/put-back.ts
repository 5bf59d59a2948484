import type { StockDeps } from './settle-stock.ts'
import { inStockOrder, type Piece, wasPromisedOut } from './stock.ts'

/** Sold pieces come back to sale, and sold promises are let go. Asked again under the same key it changes nothing. */
export async function putBackStock(
  { stock, version }: StockDeps,
  key: string,
  pieces: readonly Piece[],
): Promise<void> {
  for (const piece of inStockOrder(pieces)) {
    // A size of one order may be on the shelf and in advance: each has its move.
    const own = piece.preorder ? `${key} in advance` : key
    const item = piece.preorder ? await stock.letGo(own, piece) : await stock.putBack(own, piece)
    if (!item) continue
    const isBack = piece.preorder ? wasPromisedOut(item, piece.count) : item.available === piece.count
    if (isBack) await version.noteTurn(piece.article)
  }
}
