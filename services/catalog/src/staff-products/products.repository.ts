import { ShopError } from '@shop/contracts/errors'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db, Filter } from 'mongodb'
import { type Author, changeAtRevision } from '../storage/change-at-revision.ts'
import type { StoredArticle } from './staff-row.ts'

export type ProductsRepository = ReturnType<typeof createProductsRepository>

const noId = { projection: { _id: 0 } } as const
const asVariant = { projection: { _id: 0, article: 1, color: 1, height: 1, is_shown: 1 } } as const
export type StoredVariant = Pick<StoredArticle, 'article' | 'color' | 'height' | 'is_shown'>

/** Articles as staff change them, hidden ones too. */
export function createProductsRepository(db: Db) {
  const articles = db.collection<StoredArticle>('articles')
  return {
    async createIndexes(): Promise<void> {
      await articles.createIndexes([{ key: { 'opening_stock.size': 1 }, sparse: true }])
    },

    /** @throws ShopError not_found */
    async one(article: string): Promise<StoredArticle> {
      const found = await articles.findOne({ article }, noId)
      if (!found) throw new ShopError('not_found')
      return found
    },

    async variantsOf(model: string): Promise<StoredVariant[]> {
      return articles.find<StoredVariant>({ model }, asVariant).sort({ article: 1 }).toArray()
    },

    /** Articles whose first items are not on their shelves yet. */
    async withOpeningStock(): Promise<Pick<StoredArticle, 'article' | 'opening_stock'>[]> {
      const fields = { projection: { _id: 0, article: 1, opening_stock: 1 } } as const
      return articles.find({ 'opening_stock.size': { $gt: '' } }, fields).toArray()
    },

    async forgetOpeningStock(names: readonly string[]): Promise<void> {
      if (names.length === 0) return
      await articles.updateMany({ article: { $in: [...names] } }, { $unset: { opening_stock: '' } })
    },

    async existingAmong(names: readonly string[]): Promise<Set<string>> {
      const found = await articles.find({ article: { $in: [...names] } }, asVariant).toArray()
      return new Set(found.map(({ article }) => article))
    },

    /** @throws ShopError as `changeAtRevision` does. */
    change(article: string, change: Author & { revision: number; fields: Partial<StoredArticle> }) {
      return changeAtRevision(articles, { article }, change)
    },

    /**
     * Each where it still is at its revision and, if `as` is given, as that change left it. Answers which of them were changed.
     */
    async changeMany(
      rows: readonly { article: string; revision: number; fields: Partial<StoredArticle> }[],
      { who, at, as }: Author & { as?: Author },
    ): Promise<Set<string>> {
      if (rows.length === 0) return new Set()
      const asLeft = as ? { 'changed.by': as.who, 'changed.at': as.at } : {}
      const operations = rows.map(({ article, revision, fields }) => {
        const filter = { article, ...asLeft, revision: revision === 0 ? { $in: [null, 0] } : revision }
        const $set = { ...fields, revision: revision + 1, changed: { by: who, at } }
        return { updateOne: { filter: filter as Filter<StoredArticle>, update: { $set } } }
      })
      const names = rows.map(({ article }) => article)
      const { matchedCount } = await articles.bulkWrite(operations, { ordered: false })
      if (matchedCount === rows.length) return new Set(names)
      const changed = { article: { $in: names }, 'changed.by': who, 'changed.at': at }
      const found = await articles.find(changed, asVariant).toArray()
      return new Set(found.map(({ article }) => article))
    },

    /**
     * All or none.
     * @throws ShopError name_taken when one of them was made meanwhile.
     */
    async addAll(rows: readonly StoredArticle[], { who, at }: Author): Promise<void> {
      const added = rows.map(row => ({ ...row, revision: 1, changed: { by: who, at } }))
      try {
        await articles.insertMany(added)
      } catch (error) {
        const names = rows.map(({ article }) => article)
        await articles.deleteMany({ article: { $in: names }, 'changed.by': who, 'changed.at': at })
        throw isDuplicateKey(error) ? new ShopError('name_taken') : error
      }
    },
  }
}
