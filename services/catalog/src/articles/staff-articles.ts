import { ShopError } from '@shop/contracts/errors'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Collection } from 'mongodb'
import type { Article, StaffListed, StaffVariant, StoredArticle } from './article.ts'

const noId = { projection: { _id: 0 } } as const
const asVariant = { projection: { _id: 0, article: 1, model: 1, color: 1, height: 1, is_shown: 1 } } as const
const staffListed = {
  projection: { _id: 0, measurements: 0, model_params: 0, recommendations: 0, 'pictures.placeholder': 0 },
} as const

/** Articles as staff read them, hidden ones too. */
export function createStaffArticles(articles: Collection<StoredArticle>) {
  return {
    /** @throws ShopError not_found */
    async one(article: string): Promise<StoredArticle> {
      const found = await articles.findOne({ article }, noId)
      if (!found) throw new ShopError('not_found')
      return found
    },

    async allAmong(names: readonly string[]): Promise<StoredArticle[]> {
      return articles.find({ article: { $in: [...names] } }, noId).toArray()
    },

    async existingAmong(names: readonly string[]): Promise<Set<string>> {
      const found = await articles.find({ article: { $in: [...names] } }, asVariant).toArray()
      return new Set(found.map(({ article }) => article))
    },

    /** All colours and heights of these models. */
    async variantsAmong(models: readonly string[]): Promise<StaffVariant[]> {
      const ofModels = { model: { $in: [...models] } }
      return articles.find<StaffVariant>(ofModels, asVariant).sort({ article: 1 }).toArray()
    },

    /** Which garments they are. */
    async garmentsAmong(
      names: readonly string[],
    ): Promise<Pick<Article, 'article' | 'model' | 'color' | 'is_shown'>[]> {
      const fields = { _id: 0, article: 1, model: 1, color: 1, is_shown: 1 }
      return articles.find({ article: { $in: [...names] } }, { projection: fields }).toArray()
    },

    /** Articles that show one of these pictures. */
    async showing(pictures: readonly string[]): Promise<Pick<Article, 'pictures'>[]> {
      const fields = { projection: { _id: 0, pictures: 1 } }
      return articles.find({ 'pictures.name': { $in: [...pictures] } }, fields).toArray()
    },

    /** Articles whose first items are not on their shelves yet. */
    async withOpeningStock(): Promise<Pick<StoredArticle, 'article' | 'opening_stock'>[]> {
      const fields = { projection: { _id: 0, article: 1, opening_stock: 1 } } as const
      return articles.find({ 'opening_stock.size': { $gt: '' } }, fields).toArray()
    },

    /** Everything that staff's list is made of, one after the other. */
    allForStaff(): AsyncIterable<StaffListed> {
      const inWhole = { batchSize: 1000, maxTimeMS: WHOLE_READ_MS }
      // The condition is always true: it lets the index give the documents in its order.
      return articles.find<StaffListed>({ article: { $gt: '' } }, { ...staffListed, ...inWhole })
    },
  }
}
