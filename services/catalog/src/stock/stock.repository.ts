import { majorityRead } from '@shop/service-kit/storage/majority-read'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db, Filter, UpdateFilter } from 'mongodb'
import type { Shelf } from '../articles/article.ts'
import { createLowStockMarks } from './low-stock-marks.ts'
import { createPreorderReservations } from './preorder-reservations.ts'
import { type ShelfRow, shelfFields, toShelves, toShelvesBy } from './shelf-rows.ts'
import { emptyShelf, type ItemQuantity, type Reservation, type StockItem } from './stock.ts'
import { createStockChanges, STAMP } from './stock-changes.ts'
import { asMissing, createStockMoves, incrementsWhenFreed } from './stock-moves.ts'

export type StockRepository = ReturnType<typeof createStockRepository>

type NewItem = Pick<StockItem, 'article' | 'size' | 'received'> & { preorder_limit?: number | null }

/** A shop in which more sizes are oversold has another trouble than a list can help with. */
const MOST_OVERSOLD = 1000

const noId = { projection: { _id: 0 } } as const
const shelfRows = { projection: { _id: 0, ...Object.fromEntries(shelfFields.map(field => [field, 1])) } }

/** Every change is one guarded update of one document: a repeat finds the guard closed and changes nothing. */
export function createStockRepository(db: Db) {
  const stock = db.collection<StockItem>('stock')

  /** Takes a reservation out of the item as it was read; null when another call was first. */
  function settle(
    { article, size }: StockItem,
    { order, count }: Reservation,
    change: UpdateFilter<StockItem>,
    guard: Filter<StockItem> = {},
  ) {
    return stock.findOneAndUpdate(
      { article, size, ...guard, holds: { $elemMatch: { order, count } } },
      { ...change, $pull: { holds: { order } } },
      { ...noId, returnDocument: 'after' },
    )
  }

  function itemsOf(filter: Filter<StockItem>): Promise<StockItem[]> {
    return stock.find(filter, noId).toArray()
  }

  return {
    ...createPreorderReservations(stock),
    ...createStockMoves(stock),
    ...createStockChanges(stock),
    ...createLowStockMarks(stock),

    async createIndexes(): Promise<void> {
      await stock.createIndexes([
        { key: { article: 1, size: 1 }, unique: true },
        { key: { 'holds.order': 1 } },
        { key: { 'holds.until': 1 } },
        { key: { 'preorder_holds.order': 1 } },
        { key: { 'preorder_holds.until': 1 } },
        // All that a look for changes reads.
        { key: { changed_at: 1, article: 1, size: 1 } },
        { key: { is_ample: 1, available: 1 } },
        { key: { missing: 1, article: 1 } },
      ])
    },

    /** Puts items on the shelf for the first time; what is there already stays as it is. */
    async insertMissing(items: readonly NewItem[]): Promise<number> {
      if (items.length === 0) return 0
      const { upsertedCount } = await stock.bulkWrite(
        items.map(({ article, size, received, preorder_limit = null }) => {
          const shelf = { ...emptyShelf({ article, size }), available: received, received, preorder_limit }
          const update = { $setOnInsert: shelf }
          return { updateOne: { filter: { article, size }, update, upsert: true } }
        }),
        { ordered: false },
      )
      return upsertedCount
    },

    /** Whether anything has ever come in, sold or not. */
    async hasReceived(): Promise<boolean> {
      const some = { article: { $gt: '' }, received: { $gt: 0 } }
      return (await stock.findOne(some, { projection: { _id: 0, article: 1 } })) !== null
    },

    async ofSizes(sizes: readonly Pick<StockItem, 'article' | 'size'>[]): Promise<StockItem[]> {
      if (sizes.length === 0) return []
      return itemsOf({ $or: sizes.map(({ article, size }) => ({ article, size })) })
    },

    /** A size as the majority has it, for who answers that it is reserved. */
    sizeAsKept: ({ article, size }: Pick<StockItem, 'article' | 'size'>): Promise<StockItem | null> =>
      stock.findOne({ article, size }, { ...noId, ...majorityRead }),

    async ofArticle(article: string): Promise<StockItem[]> {
      return itemsOf({ article })
    },

    async ofArticles(articles: readonly string[]): Promise<StockItem[]> {
      return itemsOf({ article: { $in: [...articles] } })
    },

    /** Of many articles only what is on the shelves. */
    availableOf(articles: readonly string[]): Promise<Pick<StockItem, 'article' | 'size' | 'available'>[]> {
      const projection = { _id: 0, article: 1, size: 1, available: 1 } as const
      const found = stock.find({ article: { $in: [...articles] } }, { projection, maxTimeMS: WHOLE_READ_MS })
      return found.toArray()
    },

    /** How many may be sold in advance; what is promised already stays promised. A size that has no shelf gets an empty one. */
    async limitPreorders(rows: readonly { article: string; size: string; limit: number | null }[]): Promise<void> {
      if (rows.length === 0) return
      await stock.bulkWrite(
        rows.map(({ article, size, limit: preorder_limit }) => {
          const { preorder_limit: _, ...$setOnInsert } = emptyShelf({ article, size })
          const update = { $setOnInsert, $set: { preorder_limit } }
          return { updateOne: { filter: { article, size }, update, upsert: true } }
        }),
        { ordered: false },
      )
    },

    /** Removes shelves of these articles that nothing is on and nobody has a claim to; answers which articles have others. */
    async removeEmptyShelves(articles: readonly string[]): Promise<Set<string>> {
      if (articles.length === 0) return new Set()
      const some = { article: { $in: [...articles] } }
      const unused = { available: 0, sold: 0, holds: { $size: 0 }, preorder_promised: 0 }
      await stock.deleteMany({ ...some, ...unused })
      const left = await stock.find(some, { projection: { _id: 0, article: 1 } }).toArray()
      return new Set(left.map(({ article }) => article))
    },

    /** Articles of which staff have found less than orders have reserved, at most `MOST_OVERSOLD` sizes of them. */
    async oversold(): Promise<Set<string>> {
      const short = { missing: { $gt: 0 } }
      const found = stock.find(short, { projection: { _id: 0, article: 1 } }).sort({ missing: 1, article: 1 })
      return new Set((await found.limit(MOST_OVERSOLD).toArray()).map(({ article }) => article))
    },

    async findItemsReservedFor(order: string): Promise<StockItem[]> {
      return itemsOf({ $or: [{ 'holds.order': order }, { 'preorder_holds.order': order }] })
    },

    /** Reservations that should have ended before this moment. */
    async findItemsReservedPast(moment: Date): Promise<StockItem[]> {
      const isPast = { $lt: moment }
      return itemsOf({ $or: [{ 'holds.until': isPast }, { 'preorder_holds.until': isPast }] })
    },

    async shelvesOf(articles: readonly string[]): Promise<Map<string, Shelf>> {
      const rows = await stock.find<ShelfRow>({ article: { $in: [...articles] } }, shelfRows).toArray()
      return toShelves(rows)
    },

    async allShelves(): Promise<Map<string, Shelf>> {
      // The condition is always true: it lets the index give the documents in its order.
      const items = stock.find<ShelfRow>(
        { article: { $gt: '' } },
        { ...shelfRows, batchSize: 5000, maxTimeMS: WHOLE_READ_MS },
      )
      const byArticle = new Map<string, ShelfRow[]>()
      for await (const item of items) {
        const known = byArticle.get(item.article)
        if (known) known.push(item)
        else byArticle.set(item.article, [item])
      }
      return toShelvesBy(byArticle)
    },

    /** Takes items off the shelf for an order that has none of this size yet; null when they are not there. */
    async reserve(order: string, { article, size, count }: ItemQuantity, until: Date): Promise<StockItem | null> {
      return stock.findOneAndUpdate(
        { article, size, available: { $gte: count }, 'holds.order': { $ne: order } },
        { $inc: { available: -count }, $push: { holds: { order, count, until } }, ...STAMP },
        { ...noId, returnDocument: 'after' },
      )
    },

    async release(item: StockItem, reservation: Reservation): Promise<StockItem | null> {
      return settle(
        item,
        reservation,
        { $inc: incrementsWhenFreed(item, reservation.count), ...STAMP },
        asMissing(item),
      )
    },

    /** Makes a reservation so many items; null where the size is another than was read, or so many are not there. */
    async resize(item: StockItem, { order, count: was }: Reservation, count: number): Promise<StockItem | null> {
      const { article, size } = item
      const isMore = count > was
      const increments = isMore ? { available: was - count } : incrementsWhenFreed(item, was - count)
      const guard: Filter<StockItem> = isMore ? { available: { $gte: count - was } } : asMissing(item)
      return stock.findOneAndUpdate(
        { article, size, ...guard, holds: { $elemMatch: { order, count: was } } },
        { $inc: increments, $set: { 'holds.$.count': count }, ...STAMP },
        { ...noId, returnDocument: 'after' },
      )
    },

    /** Sells what is reserved for the order, in one command; false when something else was reserved than these items. */
    async sellAll(order: string, items: readonly ItemQuantity[]): Promise<boolean> {
      const updates = items.map(({ article, size, count, preorder }) => ({
        updateOne: preorder
          ? {
              filter: { article, size, preorder_holds: { $elemMatch: { order, count } } },
              update: { $inc: { preorder_sold: count }, $pull: { preorder_holds: { order } } },
            }
          : {
              filter: { article, size, holds: { $elemMatch: { order, count } } },
              update: { $inc: { sold: count }, $pull: { holds: { order } } },
            },
      }))
      return (await stock.bulkWrite(updates)).modifiedCount === items.length
    },

    async sell(item: StockItem, reservation: Reservation): Promise<StockItem | null> {
      return settle(item, reservation, { $inc: { sold: reservation.count } })
    },

    /** What is reserved of these sizes for the order, and promised to it, in one command. */
    async extend(order: string, sizes: readonly Pick<StockItem, 'article' | 'size'>[], until: Date): Promise<void> {
      await stock.bulkWrite(
        sizes.flatMap(({ article, size }) => [
          {
            updateOne: {
              filter: { article, size, 'holds.order': order },
              update: { $set: { 'holds.$.until': until } },
            },
          },
          {
            updateOne: {
              filter: { article, size, 'preorder_holds.order': order },
              update: { $set: { 'preorder_holds.$.until': until } },
            },
          },
        ]),
      )
    },
  }
}
