import type { StockDeps } from './settle-stock.ts'
import { type ItemQuantity, inStockOrder, type StockItem, wasPromisedOut } from './stock.ts'

/** Sold items go back on sale, and sold promises are withdrawn. Called again under the same key it changes nothing. */
export async function restock(
  { stock, version }: StockDeps,
  key: string,
  items: readonly ItemQuantity[],
): Promise<void> {
  for (const quantity of inStockOrder(items)) {
    // A size of one order may be on the shelf and in advance: each has its move.
    const own = quantity.preorder ? `${key} in advance` : key
    const item = quantity.preorder ? await stock.withdrawPromise(own, quantity) : await putBack(stock, own, quantity)
    if (!item) continue
    const isBack = quantity.preorder
      ? wasPromisedOut(item, quantity.count)
      : item.available > 0 && item.available <= quantity.count
    if (isBack) await version.noteStockFlip(quantity.article)
  }
}

/** Null when it is back already; staff may find at the same moment that items are missing, then it is tried again. */
async function putBack(stock: StockDeps['stock'], key: string, quantity: ItemQuantity): Promise<StockItem | null> {
  for (;;) {
    const [item] = await stock.ofSizes([quantity])
    if (!item) return null
    const moved = await stock.restock(key, quantity, item)
    if (moved || item.sold < quantity.count || (await stock.isMoved(key, quantity))) return moved
  }
}
