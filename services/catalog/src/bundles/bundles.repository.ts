import { type Author, addNew } from '@shop/service-kit/storage/change-at-revision'
import type { Db } from 'mongodb'
import { changeByRule } from '../storage/change-by-rule.ts'
import { type Put, putRows } from '../storage/put-rows.ts'
import type { StoredBundle } from './bundle.ts'

export type BundlesRepository = ReturnType<typeof createBundlesRepository>

/** A row of bundles is read through, not searched. */
const MOST_SHOWN = 24

/** Staff search in all of them at once; a shop puts together some hundreds in its life. */
const MOST_KEPT = 2000

const noId = { projection: { _id: 0 } } as const

export function createBundlesRepository(db: Db) {
  const bundles = db.collection<StoredBundle>('bundles')
  return {
    async createIndexes(): Promise<void> {
      await bundles.createIndexes([
        { key: { article: 1 }, unique: true },
        { key: { model: 1 } },
        { key: { is_shown: 1, is_new: -1, article: 1 } },
      ])
    },

    async findShown(article: string): Promise<StoredBundle | null> {
      return bundles.findOne({ article, is_shown: true }, noId)
    },

    /** A hidden one too: for staff. */
    async find(article: string): Promise<StoredBundle | null> {
      return bundles.findOne({ article }, noId)
    },

    /** New ones first. */
    async allShown(): Promise<StoredBundle[]> {
      return bundles.find({ is_shown: true }, noId).sort({ is_new: -1, article: 1 }).limit(MOST_SHOWN).toArray()
    },

    async ofModel(model: string): Promise<StoredBundle[]> {
      return bundles.find({ model, is_shown: true }, noId).sort({ article: 1 }).limit(MOST_SHOWN).toArray()
    },

    async findShownAmong(names: readonly string[]): Promise<StoredBundle[]> {
      if (names.length === 0) return []
      return bundles.find({ article: { $in: [...names] }, is_shown: true }, noId).toArray()
    },

    /** Hidden and deleted ones too, new ones first: for staff. */
    async all(): Promise<StoredBundle[]> {
      return bundles.find({}, noId).sort({ is_new: -1, article: 1 }).limit(MOST_KEPT).toArray()
    },

    add(bundle: StoredBundle, author: Author): Promise<StoredBundle> {
      return addNew(bundles, bundle, author)
    },

    change(article: string, change: Parameters<typeof changeByRule<StoredBundle>>[2]) {
      return changeByRule(bundles, { article }, change)
    },

    /** Belongs to the change that led to this revision, and makes none of its own; false when another change came meanwhile. */
    async setPictures(
      { article, revision }: Pick<StoredBundle, 'article' | 'revision'>,
      $set: Partial<Pick<StoredBundle, 'images' | 'composed'>>,
    ): Promise<boolean> {
      return (await bundles.updateOne({ article, revision }, { $set })).matchedCount === 1
    },

    put(rows: readonly StoredBundle[], put: Put): Promise<number> {
      return putRows(bundles, 'article', rows, put)
    },
  }
}
