import type { DictionaryKind } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'
import type { Article } from '../articles/article.ts'
import type { Author } from '../storage/change-at-revision.ts'

export type ArticleUses = ReturnType<typeof createArticleUses>

const fields = { collection: 'collection', color: 'color', size: 'sizes.name', height: 'height' } as const

/** What articles are described by, hidden ones too. Staff ask seldom, so no index is kept for it. */
export function createArticleUses(db: Db) {
  const articles = db.collection<Article & { revision?: number; changed?: unknown }>('articles')
  return {
    /** How many articles have it. */
    of(kind: DictionaryKind, name: string): Promise<number> {
      return articles.countDocuments({ [fields[kind]]: name }, { maxTimeMS: WHOLE_READ_MS })
    },

    /** How many articles have each, by name. */
    async counts(kind: DictionaryKind): Promise<Map<string, number>> {
      const counts = new Map<string, number>()
      const field = fields[kind]
      for await (const article of articles.find({}, { projection: { _id: 0, [field]: 1 }, maxTimeMS: WHOLE_READ_MS })) {
        const names = kind === 'size' ? (article.sizes ?? []).map(({ name }) => name) : [article[kind]]
        for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
      }
      return counts
    },

    /** How many articles are in each category itself: shown, and hidden. */
    async inCategories(): Promise<Map<string, { shown: number; hidden: number }>> {
      const counts = new Map<string, { shown: number; hidden: number }>()
      const projection = { _id: 0, category: 1, is_shown: 1 } as const
      for await (const { category, is_shown } of articles.find({}, { projection, maxTimeMS: WHOLE_READ_MS })) {
        const count = counts.get(category) ?? { shown: 0, hidden: 0 }
        count[is_shown ? 'shown' : 'hidden'] += 1
        counts.set(category, count)
      }
      return counts
    },

    shownIn(category: string): Promise<number> {
      return articles.countDocuments({ category, is_shown: true })
    },

    /** Puts all articles of a category into another one. Who has one open would overwrite that, so its revision goes on. */
    async moveToCategory(from: string, to: string, { who, at }: Author): Promise<number> {
      const { modifiedCount } = await articles.updateMany(
        { category: from },
        { $set: { category: to, changed: { by: who, at } }, $inc: { revision: 1 } },
      )
      return modifiedCount
    },
  }
}
