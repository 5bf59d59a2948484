import { ShopError } from '@shop/contracts/errors'
import type { Text } from '@shop/contracts/texts/text'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Collection } from 'mongodb'
import type { Article, StaffListed, StaffVariant, StoredArticle } from './article.ts'

const noId = { projection: { _id: 0 } } as const
/** As many as a chunk of a long change has come in one answer of the database. */
const inOne = { batchSize: 1000 } as const
const asVariant = { projection: { _id: 0, article: 1, model: 1, color: 1, height: 1, is_shown: 1 } } as const
const staffListed = {
  projection: {
    _id: 0,
    measurements: 0,
    model_params: 0,
    recommendations: 0,
    archived_pictures: 0,
    'pictures.placeholder': 0,
  },
} as const

/** What makes articles large, and tells nothing about which variant one is. */
const heavy = [
  'pictures',
  'archived_pictures',
  'sizes',
  'description',
  'composition',
  'care',
  'measurements',
  'recommendations',
]

const toVariant = ({ article, model, color, height, is_shown }: StoredArticle): StaffVariant => ({
  article,
  model,
  color,
  height,
  is_shown,
})
const byArticle = (one: StaffVariant, other: StaffVariant) => (one.article < other.article ? -1 : 1)

/** Articles as staff read them, hidden ones too. */
export function createStaffArticles(articles: Collection<StoredArticle>) {
  return {
    /** @throws ShopError not_found */
    async one(article: string): Promise<StoredArticle> {
      const found = await articles.findOne({ article }, noId)
      if (!found) throw new ShopError('not_found')
      return found
    },

    /**
     * An article with its stock (`Item`s), and all colours and heights of its model and of the one that it is to belong to, if another.
     * @throws ShopError not_found
     */
    async withVariants<Item>(article: string, model?: string) {
      const models = model === undefined ? ['$model'] : ['$model', { $literal: model }]
      const [found] = await articles
        .aggregate<StoredArticle & { variants: StoredArticle[]; stock: Item[] }>([
          { $match: { article } },
          { $addFields: { models } },
          { $lookup: { from: articles.collectionName, localField: 'models', foreignField: 'model', as: 'variants' } },
          { $lookup: { from: 'stock', localField: 'article', foreignField: 'article', as: 'stock' } },
          { $unset: ['_id', 'stock._id', 'models', ...heavy.map(field => `variants.${field}`)] },
        ])
        .toArray()
      if (!found) throw new ShopError('not_found')
      const { variants, stock, ...stored } = found
      return { stored: stored as StoredArticle, stock, variants: variants.map(toVariant).sort(byArticle) }
    },

    /**
     * All articles of a model, or of that of one article, by article, with their stock (`Item`s).
     * @throws ShopError not_found
     */
    async ofModelWithStock<Item>(which: { model: string } | { article: string }) {
      const [found] = await articles
        .aggregate<{ articles: StoredArticle[]; stock: Item[] }>([
          { $match: which },
          { $limit: 1 },
          { $project: { _id: 0, model: 1 } },
          { $lookup: { from: articles.collectionName, localField: 'model', foreignField: 'model', as: 'articles' } },
          { $lookup: { from: 'stock', localField: 'articles.article', foreignField: 'article', as: 'stock' } },
          { $unset: ['model', 'articles._id', 'stock._id'] },
        ])
        .toArray()
      if (!found) throw new ShopError('not_found')
      return { articles: found.articles.sort(byArticle), stock: found.stock }
    },

    async allAmong(names: readonly string[]): Promise<StoredArticle[]> {
      return articles.find({ article: { $in: [...names] } }, { ...noId, ...inOne }).toArray()
    },

    /** What these are called, by article. */
    async titlesOf(names: readonly string[]): Promise<Map<string, Text>> {
      const fields = { projection: { _id: 0, article: 1, title: 1 } } as const
      const found = await articles.find({ article: { $in: [...names] } }, fields).toArray()
      return new Map(found.map(({ article, title }) => [article, title]))
    },

    /** All articles of a model, by article. */
    async ofModel(model: string): Promise<StoredArticle[]> {
      return articles.find({ model }, noId).sort({ article: 1 }).toArray()
    },

    async existingAmong(names: readonly string[]): Promise<Set<string>> {
      const found = await articles.find({ article: { $in: [...names] } }, asVariant).toArray()
      return new Set(found.map(({ article }) => article))
    },

    /** All colours and heights of these models. */
    async variantsAmong(models: readonly string[]): Promise<StaffVariant[]> {
      const ofModels = { model: { $in: [...models] } }
      return articles
        .find<StaffVariant>(ofModels, { ...asVariant, ...inOne })
        .sort({ article: 1 })
        .toArray()
    },

    /** Which garments they are. */
    async garmentsAmong(
      names: readonly string[],
    ): Promise<Pick<Article, 'article' | 'model' | 'color' | 'is_shown'>[]> {
      const fields = { _id: 0, article: 1, model: 1, color: 1, is_shown: 1 }
      return articles.find({ article: { $in: [...names] } }, { projection: fields }).toArray()
    },

    /** What they are called, and which variant each is. */
    async namesAmong(names: readonly string[]): Promise<Pick<Article, 'article' | 'title' | 'color' | 'height'>[]> {
      const fields = { _id: 0, article: 1, title: 1, color: 1, height: 1 }
      return articles.find({ article: { $in: [...names] } }, { projection: fields }).toArray()
    },

    /** Articles that show one of these pictures. */
    async showing(pictures: readonly string[]): Promise<Pick<Article, 'pictures'>[]> {
      const fields = { projection: { _id: 0, pictures: 1 } }
      return articles.find({ 'pictures.name': { $in: [...pictures] } }, fields).toArray()
    },

    /** Articles that show one of these pictures, or keep it in their archive. */
    async withPictures(pictures: readonly string[]): Promise<StoredArticle[]> {
      const named = { $in: [...pictures] }
      const inWhole = { ...noId, maxTimeMS: WHOLE_READ_MS }
      const either = ['pictures', 'archived_pictures'].map(list => articles.find({ [`${list}.name`]: named }, inWhole))
      const found = (await Promise.all(either.map(some => some.toArray()))).flat()
      return [...new Map(found.map(one => [one.article, one])).values()]
    },

    /** Articles whose first items are not on their shelves yet. */
    async withOpeningStock(): Promise<Pick<StoredArticle, 'article' | 'opening_stock'>[]> {
      const fields = { projection: { _id: 0, article: 1, opening_stock: 1 } } as const
      return articles.find({ 'opening_stock.size': { $gt: '' } }, fields).toArray()
    },

    async withFollowUp(): Promise<Pick<StoredArticle, 'article' | 'follow_up'>[]> {
      const fields = { projection: { _id: 0, article: 1, follow_up: 1 } } as const
      return articles.find({ 'follow_up.at': { $gt: new Date(0) } }, fields).toArray()
    },

    /** Everything that staff's list is made of, one after the other. */
    allForStaff(): AsyncIterable<StaffListed> {
      const inWhole = { batchSize: 1000, maxTimeMS: WHOLE_READ_MS }
      // The condition is always true: it lets the index give the documents in its order.
      return articles.find<StaffListed>({ article: { $gt: '' } }, { ...staffListed, ...inWhole })
    },
  }
}
