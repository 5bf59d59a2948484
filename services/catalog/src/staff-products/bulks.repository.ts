import type { BulkResult } from '@shop/contracts/staff/goods/staff-product-bulk'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import type { StoredArticle } from './staff-row.ts'

export type BulksRepository = ReturnType<typeof createBulksRepository>

/** What of one article was before, and at which revision the change leaves it. */
export type UndoRow = { article: string; revision: number; before: Partial<StoredArticle> }

export type Bulk = { who: string; at: Date; ends_at: Date; result: (BulkResult & { articles: string[] }) | null }

const HOUR_MS = 60 * 60_000

/** Changes of many articles, for an hour: by their key a repeat finds its answer, and who regrets one finds what was before. */
export function createBulksRepository(db: Db) {
  const bulks = db.collection<Bulk & { _id: string }>('product_bulks')
  const rows = db.collection<{ _id: string; bulk: string; rows: UndoRow[]; ends_at: Date }>('product_bulk_rows')
  return {
    async createIndexes(): Promise<void> {
      await bulks.createIndexes([{ key: { ends_at: 1 }, expireAfterSeconds: 0 }])
      await rows.createIndexes([{ key: { bulk: 1 } }, { key: { ends_at: 1 }, expireAfterSeconds: 0 }])
    },

    /** False when a change with this key has begun already. */
    async begin(key: string, who: string, at: Date): Promise<boolean> {
      try {
        await bulks.insertOne({ _id: key, who, at, ends_at: new Date(at.getTime() + HOUR_MS), result: null })
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },

    async finish(key: string, result: NonNullable<Bulk['result']>): Promise<void> {
      await bulks.updateOne({ _id: key }, { $set: { result } })
    },

    find: (key: string): Promise<Bulk | null> => bulks.findOne({ _id: key }),

    /** Before the articles are changed, so that a process that dies loses nothing. */
    async keep(key: string, at: Date, chunk: number, kept: readonly UndoRow[]): Promise<void> {
      const ends_at = new Date(at.getTime() + HOUR_MS)
      await rows.insertOne({ _id: `${key}:${chunk}`, bulk: key, rows: [...kept], ends_at })
    },

    async *rowsOf(key: string): AsyncIterable<UndoRow[]> {
      for await (const { rows: kept } of rows.find({ bulk: key })) yield kept
    },
  }
}
