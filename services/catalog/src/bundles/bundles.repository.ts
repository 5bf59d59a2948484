import type { Db } from 'mongodb'
import { type Put, putRows } from '../rows/put-rows.ts'
import type { StoredBundle } from './bundle.ts'

export type BundlesRepository = ReturnType<typeof createBundlesRepository>

const noId = { projection: { _id: 0 } } as const

export function createBundlesRepository(db: Db) {
  const bundles = db.collection<StoredBundle>('bundles')
  return {
    async createIndexes(): Promise<void> {
      await bundles.createIndexes([{ key: { article: 1 }, unique: true }])
    },

    async shown(article: string): Promise<StoredBundle | null> {
      return bundles.findOne({ article, is_shown: true }, noId)
    },

    async shownAmong(names: readonly string[]): Promise<StoredBundle[]> {
      if (names.length === 0) return []
      return bundles.find({ article: { $in: [...names] }, is_shown: true }, noId).toArray()
    },

    put(rows: readonly StoredBundle[], put: Put): Promise<number> {
      return putRows(bundles, 'article', rows, put)
    },
  }
}
