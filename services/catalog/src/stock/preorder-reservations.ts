import type { Collection, UpdateFilter } from 'mongodb'
import type { ItemQuantity, Reservation, StockItem } from './stock.ts'
import { STAMP } from './stock-changes.ts'

const after = { projection: { _id: 0 }, returnDocument: 'after' } as const

/** Guarded single updates, as for items on the shelf, on the counters of what is sold in advance. */
export function createPreorderReservations(stock: Collection<StockItem>) {
  function settle({ article, size }: StockItem, { order, count }: Reservation, change: UpdateFilter<StockItem>) {
    return stock.findOneAndUpdate(
      { article, size, preorder_holds: { $elemMatch: { order, count } } },
      { ...change, $pull: { preorder_holds: { order } } },
      after,
    )
  }

  return {
    /** Promises items to an order that has no promise of this size yet; null when the shelf or the limit is against it. */
    async promise(
      order: string,
      { article, size, count }: ItemQuantity,
      limit: number | null,
      until: Date,
    ): Promise<StockItem | null> {
      // The limit is part of the filter: if staff have just changed it, nothing matches and the caller looks again.
      const withinLimit = limit === null ? {} : { preorder_promised: { $lte: limit - count } }
      return stock.findOneAndUpdate(
        { article, size, available: 0, preorder_limit: limit, 'preorder_holds.order': { $ne: order }, ...withinLimit },
        { $inc: { preorder_promised: count }, $push: { preorder_holds: { order, count, until } }, ...STAMP },
        after,
      )
    },

    /** Makes a promise so many items; null where the size is another than was read, or the shelf or the limit is against more. */
    async resizePromise(
      { article, size, preorder_limit }: StockItem,
      { order, count: was }: Reservation,
      count: number,
    ): Promise<StockItem | null> {
      const more = count - was
      const withinLimit = preorder_limit === null ? {} : { preorder_promised: { $lte: preorder_limit - more } }
      const guard = more > 0 ? { available: 0, preorder_limit, ...withinLimit } : {}
      return stock.findOneAndUpdate(
        { article, size, ...guard, preorder_holds: { $elemMatch: { order, count: was } } },
        { $inc: { preorder_promised: more }, $set: { 'preorder_holds.$.count': count }, ...STAMP },
        after,
      )
    },

    async releasePromise(item: StockItem, reservation: Reservation): Promise<StockItem | null> {
      return settle(item, reservation, { $inc: { preorder_promised: -reservation.count }, ...STAMP })
    },

    async sellPromise(item: StockItem, reservation: Reservation): Promise<StockItem | null> {
      return settle(item, reservation, { $inc: { preorder_sold: reservation.count } })
    },
  }
}
