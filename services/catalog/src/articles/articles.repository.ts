import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db, Filter } from 'mongodb'
import type { Revised } from '../storage/change-at-revision.ts'
import { changeByRule } from '../storage/change-by-rule.ts'
import { type Put, putRows } from '../storage/put-rows.ts'
import type { Article, ListedArticle, WithPictureRevision } from './article.ts'

export type ArticlesRepository = ReturnType<typeof createArticlesRepository>

const whole = { projection: { _id: 0 } } as const
/** For reads of all articles, which no request waits for. */
const inWhole = { batchSize: 1000, maxTimeMS: WHOLE_READ_MS } as const
const listed = {
  projection: { _id: 0, description: 0, composition: 0, care: 0, measurements: 0, model_params: 0, recommendations: 0 },
} as const

/** As much of an article as staff's list needs: pictures without what stands in for them are a tenth of their size. */
export type StaffListed = Omit<Article, 'measurements' | 'model_params' | 'recommendations'> & Revised
const staffListed = {
  projection: { _id: 0, measurements: 0, model_params: 0, recommendations: 0, 'pictures.placeholder': 0 },
} as const

/** Shoppers never get a hidden article, so each read of theirs names `is_shown`. */
export function createArticlesRepository(db: Db) {
  const articles = db.collection<Article & Revised & WithPictureRevision>('articles')
  const shown = { is_shown: true }
  return {
    async createIndexes(): Promise<void> {
      await articles.createIndexes([
        { key: { article: 1 }, unique: true },
        { key: { is_shown: 1, article: 1 } },
        { key: { model: 1, article: 1 } },
      ])
    },

    async shown(article: string): Promise<Article | null> {
      return articles.findOne({ article, ...shown }, whole)
    },

    async shownAmong(names: readonly string[]): Promise<Article[]> {
      return articles.find({ article: { $in: [...names] }, ...shown }, whole).toArray()
    },

    /** Whether there is any article at all, one that is sold in advance, one with a picture, one that is shown. */
    async milestones(): Promise<{ any: boolean; preorder: boolean; pictured: boolean; shown: boolean }> {
      const has = async (filter: Filter<Article>) =>
        (await articles.findOne(filter, { projection: { _id: 0, article: 1 } })) !== null
      const some = { article: { $gt: '' } }
      const [any, preorder, pictured, isAnyShown] = await Promise.all([
        has(some),
        has({ ...some, preorder_on: { $type: 'string' } }),
        has({ ...some, 'pictures.0': { $exists: true } }),
        has(shown),
      ])
      return { any, preorder, pictured, shown: isAnyShown }
    },

    /** Hidden ones too: for staff. */
    async allAmong(names: readonly string[]): Promise<(Article & Revised & WithPictureRevision)[]> {
      return articles.find({ article: { $in: [...names] } }, whole).toArray()
    },

    /** All colours and heights of these models, hidden ones too: for staff. */
    async variantsAmong(models: readonly string[]): Promise<Pick<Article, 'article' | 'model' | 'color' | 'height'>[]> {
      const fields = { _id: 0, article: 1, model: 1, color: 1, height: 1 }
      return articles.find({ model: { $in: [...models] } }, { projection: fields }).toArray()
    },

    /** Which garments they are, hidden ones too: for staff. */
    async garmentsAmong(
      names: readonly string[],
    ): Promise<Pick<Article, 'article' | 'model' | 'color' | 'is_shown'>[]> {
      const fields = { _id: 0, article: 1, model: 1, color: 1, is_shown: 1 }
      return articles.find({ article: { $in: [...names] } }, { projection: fields }).toArray()
    },

    /** Articles that show one of these pictures, hidden ones too: for staff. */
    async showing(pictures: readonly string[]): Promise<Pick<Article, 'pictures'>[]> {
      const fields = { projection: { _id: 0, pictures: 1 } }
      return articles.find({ 'pictures.name': { $in: [...pictures] } }, fields).toArray()
    },

    /** Changes what staff add to an article beside its card. */
    change(article: string, change: Parameters<typeof changeByRule<Article & Revised>>[2]) {
      return changeByRule(articles, { article }, change)
    },

    async one(article: string): Promise<(Article & Revised) | null> {
      return articles.findOne({ article }, whole)
    },

    /** Sets the pictures if nobody has changed them since `revision`; gives the article as it was, or null. */
    async setPictures(
      article: string,
      revision: number,
      { pictures, by, at }: Pick<Article, 'pictures'> & { by: string; at: Date },
    ): Promise<Article | null> {
      const known = revision === 0 ? { $in: [null, 0] } : revision
      return articles.findOneAndUpdate(
        { article, pictures_revision: known as number },
        { $set: { pictures, pictures_revision: revision + 1, pictures_changed: { by, at } } },
        whole,
      )
    },

    /** Those of them that are expected on this day or later. */
    async awaitedAmong(names: readonly string[], today: string): Promise<Set<string>> {
      const awaited = { article: { $in: [...names] }, ...shown, preorder_on: { $gte: today } }
      const found = await articles.find(awaited, { projection: { _id: 0, article: 1 } }).toArray()
      return new Set(found.map(({ article }) => article))
    },

    /** Everything that is shown, one after the other, by article. */
    allShown(): AsyncIterable<ListedArticle> {
      return articles.find<ListedArticle>(shown, { ...listed, ...inWhole }).sort({ article: 1 })
    },

    /** Everything that staff's list is made of, hidden ones too, one after the other. */
    allForStaff(): AsyncIterable<StaffListed> {
      // The condition is always true: it lets the index give the documents in its order.
      return articles.find<StaffListed>({ article: { $gt: '' } }, { ...staffListed, ...inWhole })
    },

    /** Sizes and prices of everything that is shown, by article. */
    shownPrices(): AsyncIterable<Pick<Article, 'article' | 'sizes'>> {
      const prices = { projection: { _id: 0, article: 1, 'sizes.name': 1, 'sizes.price': 1 }, ...inWhole }
      return articles.find<Pick<Article, 'article' | 'sizes'>>(shown, prices).sort({ article: 1 })
    },

    /** The long texts of everything that is shown, one after the other. */
    allDetails(): AsyncIterable<Pick<Article, 'article' | 'description' | 'composition'>> {
      return articles.find(shown, {
        projection: { _id: 0, article: 1, description: 1, composition: 1 },
        ...inWhole,
      })
    },

    put(rows: readonly Article[], put: Put): Promise<number> {
      return putRows(articles, 'article', rows, put)
    },
  }
}
