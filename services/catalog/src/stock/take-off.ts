import { ShopError } from '@shop/contracts/errors'
import type { EndangeredOrder } from '@shop/contracts/staff/goods/staff-stock'
import type { StockDeps } from './settle-stock.ts'
import { ARRIVAL, type ItemQuantity, onHand, type StockItem } from './stock.ts'

/**
 * Takes missing items off: from the shelf, and, once staff have seen the endangered orders, what is reserved for them too
 * (docs/rules.md, "Stock"). Called again under the same key it changes nothing.
 * @throws ShopError stock_reserved with the orders; validation when there are not so many at all.
 */
export async function takeOff(
  { stock, version }: StockDeps,
  key: string,
  quantity: ItemQuantity,
  { confirmed, field }: { confirmed: boolean; field: string },
): Promise<void> {
  for (;;) {
    const [item] = await stock.ofSizes([quantity])
    if (!item || (await stock.isMoved(key, quantity))) return
    refuseMoreThanThere(item, quantity, field)
    if (!confirmed) refuseReserved([{ item, count: quantity.count }])
    const moved = await stock.takeOff(key, quantity, item)
    if (!moved) continue
    if (item.available > 0 && moved.available === 0) await version.noteStockFlip(quantity.article)
    return
  }
}

export function refuseMoreThanThere(item: StockItem, { count }: Pick<ItemQuantity, 'count'>, field: string): void {
  if (count > onHand(item)) throw new ShopError('validation', { fields: { [field]: 'more_than_there' } })
}

/** Refuses when some of it is more than lies on the shelf, with all orders that would be in danger. */
export function refuseReserved(taken: readonly { item: StockItem; count: number }[]): void {
  const orders = taken
    .filter(({ item, count }) => count > item.available)
    .flatMap(({ item }) => endangeredOrdersOf(item))
  if (orders.length > 0) throw new ShopError('stock_reserved', { orders })
}

/** Orders that have items of this size reserved, those that end first at the top. */
export function endangeredOrdersOf({ article, size, holds }: StockItem): EndangeredOrder[] {
  return holds
    .toSorted((one, other) => one.until.getTime() - other.until.getTime())
    .map(({ order, count, until }) =>
      order === ARRIVAL
        ? { order: null, article, size, count, until: null }
        : { order, article, size, count, until: until.toISOString() },
    )
}
