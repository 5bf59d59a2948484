import { majorityRead } from '@shop/service-kit/storage/majority-read'
import type { Collection, Filter, UpdateFilter } from 'mongodb'
import { ARRIVAL, countArrived, type ItemQuantity, type StockItem, shareMissing } from './stock.ts'
import { STAMP } from './stock-changes.ts'

/** An arrival waits for its orders, not for a time. */
const NEVER = new Date('9999-01-01T00:00:00Z')
/** A move that is asked for again comes long before so many others of the same size. */
const REMEMBERED = 500

const after = { projection: { _id: 0 }, returnDocument: 'after' } as const
type Size = Pick<ItemQuantity, 'article' | 'size'>

type Missing = Pick<StockItem, 'missing'>

/** As many as are missing now: part of the filter, so that nothing fills the same gap twice. */
export const asMissing = ({ missing = 0 }: Missing) => ({ missing: missing === 0 ? { $not: { $gt: 0 } } : missing })

/** What items that become free change: they fill up what is missing, the others go on the shelf. */
export function incrementsWhenFreed(item: Missing, count: number) {
  const { filled, left } = shareMissing(item, count)
  return { available: left, ...(filled > 0 && { received: -filled, missing: -filled }) }
}

/** What items from the maker change: they fill up what is missing first, `reserved` of the others wait for pre-orders. */
function incrementsWhenReceived(item: Missing, count: number, reserved: number) {
  const { filled, left } = shareMissing(item, count)
  return { received: left, available: left - reserved, ...(filled > 0 && { missing: -filled }) }
}

/** Items that come, come back, and find their orders. Each move has a key, which the document remembers: a repeat changes nothing. */
export function createStockMoves(stock: Collection<StockItem>) {
  const isNew = (key: string, { article, size }: Size) => ({ article, size, moves: { $ne: key } })
  const remember = (key: string) => ({ moves: { $each: [key], $slice: -REMEMBERED } })

  async function move(filter: Filter<StockItem>, update: UpdateFilter<StockItem>): Promise<StockItem | null> {
    return stock.findOneAndUpdate(filter, { ...update, ...STAMP }, after)
  }

  return {
    isMoved: async (key: string, { article, size }: Size): Promise<boolean> =>
      (await stock.countDocuments({ article, size, moves: key }, { limit: 1, ...majorityRead })) === 1,

    /** Sold items that are for sale again. */
    restock: (key: string, quantity: ItemQuantity, item: Missing) =>
      move(
        { ...isNew(key, quantity), ...asMissing(item), sold: { $gte: quantity.count } },
        { $inc: { sold: -quantity.count, ...incrementsWhenFreed(item, quantity.count) }, $push: remember(key) },
      ),

    /** Items that are not there: off the shelf, and beyond that missing for those who reserved them. */
    takeOff: (key: string, { article, size, count }: ItemQuantity, item: StockItem) => {
      const { available } = item
      const off = Math.min(available, count)
      return move(
        { ...isNew(key, { article, size }), ...asMissing(item), available },
        {
          $inc: { available: -off, received: -off, ...(count > off && { missing: count - off }) },
          $push: remember(key),
        },
      )
    },

    /** A sold promise that nobody waits for any more. */
    withdrawPromise: (key: string, quantity: ItemQuantity) =>
      move(
        { ...isNew(key, quantity), preorder_sold: { $gte: quantity.count } },
        { $inc: { preorder_sold: -quantity.count, preorder_promised: -quantity.count }, $push: remember(key) },
      ),

    /**
     * Items from the maker where nobody waits for any and none are missing, many at once. Whatever is not so plain is left: it
     * has to be received one by one.
     */
    async receivePlain(key: string, quantities: readonly ItemQuantity[]): Promise<void> {
      if (quantities.length === 0) return
      const plain = { preorder_promised: 0, ...asMissing({}), 'holds.order': { $ne: ARRIVAL } }
      await stock.bulkWrite(
        quantities.map(quantity => {
          const filter = { ...isNew(key, quantity), ...plain } as Filter<StockItem>
          const $inc = { received: quantity.count, available: quantity.count }
          return { updateOne: { filter, update: { $inc, $push: remember(key), ...STAMP } } }
        }),
        { ordered: false },
      )
    },

    /** Takes what lies on the shelf where none are missing, many at once. Whatever is not so plain is left, too. */
    async takePlain(key: string, quantities: readonly ItemQuantity[]): Promise<void> {
      if (quantities.length === 0) return
      await stock.bulkWrite(
        quantities.map(quantity => {
          const { count } = quantity
          const plain = { available: { $gte: count }, ...asMissing({}) }
          const filter = { ...isNew(key, quantity), ...plain } as Filter<StockItem>
          const $inc = { received: -count, available: -count }
          return { updateOne: { filter, update: { $inc, $push: remember(key), ...STAMP } } }
        }),
        { ordered: false },
      )
    },

    /** Items from the maker, of which some are reserved for those who ordered in advance, as long as so many are promised. */
    receive: (key: string, { article, size, count }: ItemQuantity, item: StockItem, reserved: number) =>
      move(
        {
          ...isNew(key, { article, size }),
          ...asMissing(item),
          preorder_promised: item.preorder_promised,
          'holds.order': { $ne: ARRIVAL },
        },
        {
          $inc: incrementsWhenReceived(item, count, reserved),
          $push: {
            ...remember(key),
            ...(reserved > 0 && { holds: { order: ARRIVAL, count: reserved, until: NEVER } }),
          },
        },
      ),

    /** Items from the maker when some are reserved already. */
    receiveMore: (key: string, { article, size, count }: ItemQuantity, item: StockItem, reserved: number) =>
      move(
        {
          ...isNew(key, { article, size }),
          ...asMissing(item),
          holds: { $elemMatch: { order: ARRIVAL, count: countArrived(item) } },
        },
        { $inc: { ...incrementsWhenReceived(item, count, reserved), 'holds.$.count': reserved }, $push: remember(key) },
      ),

    /** Reserved items become those of an order that was paid in advance. */
    assign: (key: string, { article, size, count }: ItemQuantity, reserved: number) =>
      move(
        {
          ...isNew(key, { article, size }),
          preorder_sold: { $gte: count },
          holds: { $elemMatch: { order: ARRIVAL, count: reserved } },
        },
        {
          $inc: { sold: count, preorder_sold: -count, preorder_promised: -count, 'holds.$.count': -count },
          $push: remember(key),
        },
      ),

    /** Reserved items that nobody waits for go on sale. */
    freeArrival: ({ article, size }: Size, item: StockItem, count: number) =>
      move(
        { article, size, ...asMissing(item), holds: { $elemMatch: { order: ARRIVAL, count: countArrived(item) } } },
        { $inc: { ...incrementsWhenFreed(item, count), 'holds.$.count': -count } },
      ),

    async forgetEmptyArrival({ article, size }: Size): Promise<void> {
      await stock.updateOne(
        { article, size, holds: { $elemMatch: { order: ARRIVAL, count: 0 } } },
        { $pull: { holds: { order: ARRIVAL, count: 0 } } },
      )
    },
  }
}
