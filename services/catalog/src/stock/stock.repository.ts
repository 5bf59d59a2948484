import type { Db, UpdateFilter } from 'mongodb'
import type { Shelf } from '../articles/article.ts'
import type { Hold, Piece, StockItem } from './stock.ts'

export type StockRepository = ReturnType<typeof createStockRepository>

const noId = { projection: { _id: 0 } } as const

/** Every change is one guarded update of one document: a repeat finds the guard closed and changes nothing. */
export function createStockRepository(db: Db) {
  const stock = db.collection<StockItem>('stock')

  /** Moves a hold out of the item as it was read; undefined when somebody else was first. */
  function settle({ article, size }: StockItem, { order, count }: Hold, gain: UpdateFilter<StockItem>['$inc']) {
    return stock.findOneAndUpdate(
      { article, size, holds: { $elemMatch: { order, count } } },
      { $inc: gain, $pull: { holds: { order } } },
      { ...noId, returnDocument: 'after' },
    )
  }

  return {
    async createIndexes(): Promise<void> {
      await stock.createIndexes([
        { key: { article: 1, size: 1 }, unique: true },
        { key: { 'holds.order': 1 } },
        { key: { 'holds.until': 1 } },
      ])
    },

    /** Puts pieces on the shelf for the first time; what is there already stays as it is. */
    async insertMissing(items: readonly { article: string; size: string; received: number }[]): Promise<number> {
      if (items.length === 0) return 0
      const { upsertedCount } = await stock.bulkWrite(
        items.map(({ article, size, received }) => ({
          updateOne: {
            filter: { article, size },
            update: { $setOnInsert: { available: received, holds: [], sold: 0, received } },
            upsert: true,
          },
        })),
        { ordered: false },
      )
      return upsertedCount
    },

    async ofSizes(sizes: readonly Pick<StockItem, 'article' | 'size'>[]): Promise<StockItem[]> {
      if (sizes.length === 0) return []
      return stock.find({ $or: sizes.map(({ article, size }) => ({ article, size })) }, noId).toArray()
    },

    async heldBy(order: string): Promise<StockItem[]> {
      return stock.find({ 'holds.order': order }, noId).toArray()
    },

    /** Holds that should have ended before this moment. */
    async heldPast(moment: Date): Promise<StockItem[]> {
      return stock.find({ 'holds.until': { $lt: moment } }, noId).toArray()
    },

    async shelvesOf(articles: readonly string[]): Promise<Map<string, Shelf>> {
      const cursor = stock.find(
        { article: { $in: [...articles] } },
        { projection: { _id: 0, article: 1, size: 1, available: 1 } },
      )
      return shelves(cursor)
    },

    async allShelves(): Promise<Map<string, Shelf>> {
      // The condition is always true: it lets the index give the documents in its order.
      const cursor = stock.find(
        { article: { $gt: '' } },
        { projection: { _id: 0, article: 1, size: 1, available: 1 }, batchSize: 5000 },
      )
      return shelves(cursor)
    },

    /** Takes pieces off the shelf for an order that has none of this size yet; null when they are not there. */
    async take(order: string, { article, size, count }: Piece, until: Date): Promise<StockItem | null> {
      return stock.findOneAndUpdate(
        { article, size, available: { $gte: count }, 'holds.order': { $ne: order } },
        { $inc: { available: -count }, $push: { holds: { order, count, until } } },
        { ...noId, returnDocument: 'after' },
      )
    },

    async giveBack(item: StockItem, hold: Hold): Promise<StockItem | null> {
      return settle(item, hold, { available: hold.count })
    },

    async sell(item: StockItem, hold: Hold): Promise<StockItem | null> {
      return settle(item, hold, { sold: hold.count })
    },

    async extend(order: string, { article, size }: StockItem, until: Date): Promise<void> {
      await stock.updateOne({ article, size, 'holds.order': order }, { $set: { 'holds.$.until': until } })
    },
  }
}

async function shelves(items: AsyncIterable<Pick<StockItem, 'article' | 'size' | 'available'>>) {
  const byArticle = new Map<string, Map<string, number>>()
  for await (const { article, size, available } of items) {
    const shelf = byArticle.get(article)
    if (shelf) shelf.set(size, available)
    else byArticle.set(article, new Map([[size, available]]))
  }
  return byArticle
}
