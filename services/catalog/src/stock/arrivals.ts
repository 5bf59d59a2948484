import type { StockDeps } from './settle-stock.ts'
import { ARRIVAL, countArrived, type ItemQuantity, reservationOf, type StockItem, shareMissing } from './stock.ts'

type Size = { article: string; size: string }

/**
 * Items from the maker. As many as are promised are reserved for those who ordered in advance, the rest is for sale at once:
 * nobody can buy an item that a customer has waited for. False when there is no such size.
 */
export async function receiveStock(
  { stock, version }: StockDeps,
  key: string,
  quantity: ItemQuantity,
): Promise<boolean> {
  for (;;) {
    const item = await itemOf(stock, quantity)
    if (!item) return false
    if (await stock.isMoved(key, quantity)) return true
    const wanted = Math.max(0, item.preorder_promised - countArrived(item))
    const reserved = Math.min(shareMissing(item, quantity.count).left, wanted)
    const moved = await receiveOrJoin(stock, key, quantity, item, reserved)
    if (!moved) continue
    if (item.available === 0 && moved.available > 0) await version.noteStockFlip(quantity.article)
    return true
  }
}

/** Gives reserved items to an order that is paid; false when there are not enough. */
export async function assignArrived({ stock }: StockDeps, key: string, quantity: ItemQuantity): Promise<boolean> {
  for (;;) {
    const item = await itemOf(stock, quantity)
    if (!item || (await stock.isMoved(key, quantity))) return item !== undefined
    const reserved = countArrived(item)
    if (reserved < quantity.count || item.preorder_sold < quantity.count) return false
    if (!(await stock.assign(key, quantity, reserved))) continue
    await stock.forgetEmptyArrival(quantity)
    return true
  }
}

/** Items that wait to be assigned to orders, size by size. */
export async function listArrived({ stock }: StockDeps): Promise<ItemQuantity[]> {
  const items = await stock.findItemsReservedFor(ARRIVAL)
  return items.map(item => ({ article: item.article, size: item.size, count: countArrived(item) }))
}

/** Called once every paid order has its items: what nobody is promised any more goes on sale. */
export async function freeArrived({ stock, version }: StockDeps, size: Size): Promise<void> {
  for (;;) {
    const item = await itemOf(stock, size)
    const reserved = item ? countArrived(item) : 0
    const freed = item ? reserved - Math.min(reserved, item.preorder_promised) : 0
    if (!item || freed <= 0) return
    const moved = await stock.freeArrival(size, item, freed)
    if (!moved) continue
    await stock.forgetEmptyArrival(size)
    if (item.available === 0 && moved.available > 0) await version.noteStockFlip(item.article)
    return
  }
}

async function itemOf(stock: StockDeps['stock'], size: Size): Promise<StockItem | undefined> {
  return (await stock.ofSizes([size]))[0]
}

/** A size has one reservation of items that wait: a second arrival is added to the first. */
async function receiveOrJoin(
  stock: StockDeps['stock'],
  key: string,
  quantity: ItemQuantity,
  item: StockItem,
  reserved: number,
) {
  const isWaiting = reservationOf(ARRIVAL, item) !== undefined
  return isWaiting ? stock.receiveMore(key, quantity, item, reserved) : stock.receive(key, quantity, item, reserved)
}
