import type { Db, Filter, UpdateFilter } from 'mongodb'
import type { StoredArticle } from '../../staff-products/staff-row.ts'
import { ARRIVAL, type ItemQuantity, type StockItem } from '../../stock/stock.ts'
import { STAMP } from '../../stock/stock-changes.ts'
import type { Author } from '../../storage/change-at-revision.ts'

const REMEMBERED = 500
const none = { $not: { $gt: 0 } } as const

export type ImportWrites = ReturnType<typeof createImportWrites>

/** Writes of many products at once. Each is guarded, so that a second try, or a second process, changes nothing. */
export function createImportWrites(db: Db) {
  const articles = db.collection<StoredArticle>('articles')
  const stock = db.collection<StockItem>('stock')
  return {
    /** Makes those that are not there; answers which of them are as this author made them. */
    async addArticles(rows: readonly StoredArticle[], { who, at }: Author): Promise<Set<string>> {
      if (rows.length === 0) return new Set()
      await articles.bulkWrite(
        rows.map(row => {
          const made = { ...row, revision: 1, changed: { by: who, at } }
          return { updateOne: { filter: { article: row.article }, update: { $setOnInsert: made }, upsert: true } }
        }),
        { ordered: false },
      )
      const names = rows.map(({ article }) => article)
      const own = { article: { $in: names }, 'changed.by': who, 'changed.at': at }
      const found = await articles.find(own, { projection: { _id: 0, article: 1 } }).toArray()
      return new Set(found.map(({ article }) => article))
    },

    /**
     * Items that come where nobody waits for any and none are missing, each once for a key. Whatever is not so plain is left:
     * it has to be received one by one.
     */
    async receivePlain(key: string, quantities: readonly ItemQuantity[]): Promise<void> {
      if (quantities.length === 0) return
      await stock.bulkWrite(
        quantities.map(({ article, size, count }) => {
          const plain = { preorder_promised: none, missing: none, 'holds.order': { $ne: ARRIVAL } }
          const filter = { article, size, moves: { $ne: key }, ...plain } as Filter<StockItem>
          const update: UpdateFilter<StockItem> = {
            $inc: { received: count, available: count },
            $push: { moves: { $each: [key], $slice: -REMEMBERED } },
            ...STAMP,
          }
          return { updateOne: { filter, update } }
        }),
        { ordered: false },
      )
    },

    async limitPreorders(rows: readonly { article: string; size: string; limit: number | null }[]): Promise<void> {
      if (rows.length === 0) return
      await stock.bulkWrite(
        rows.map(({ article, size, limit }) => ({
          updateOne: { filter: { article, size }, update: { $set: { preorder_limit: limit } } },
        })),
        { ordered: false },
      )
    },
  }
}
