import type { DictionaryKind } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Collection } from 'mongodb'
import type { StoredArticle } from './article.ts'

const fields = { collection: 'collection', color: 'color', size: 'sizes.name', height: 'height' } as const

/** What articles are described by, hidden ones too. Staff ask seldom, so no index is kept for it. */
export function createArticleUses(articles: Collection<StoredArticle>) {
  return {
    /** How many articles have it. */
    countOf(kind: DictionaryKind, name: string): Promise<number> {
      return articles.countDocuments({ [fields[kind]]: name }, { maxTimeMS: WHOLE_READ_MS })
    },

    /** How many articles have each, by name. */
    async countsOf(kind: DictionaryKind): Promise<Map<string, number>> {
      const counts = new Map<string, number>()
      const field = fields[kind]
      for await (const article of articles.find({}, { projection: { _id: 0, [field]: 1 }, maxTimeMS: WHOLE_READ_MS })) {
        const names = kind === 'size' ? (article.sizes ?? []).map(({ name }) => name) : [article[kind]]
        for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
      }
      return counts
    },

    /** How many articles are in each category itself: shown, and hidden. */
    async countsByCategory(): Promise<Map<string, { shown: number; hidden: number }>> {
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
  }
}
