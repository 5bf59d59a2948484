import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db, Filter } from 'mongodb'
import { type Put, putRows } from '../storage/put-rows.ts'
import type { Article, ListedArticle, StoredArticle } from './article.ts'
import { createArticleChanges } from './article-changes.ts'
import { createArticleUses } from './article-uses.ts'
import { createStaffArticles } from './staff-articles.ts'

export type ArticlesRepository = ReturnType<typeof createArticlesRepository>

const whole = { projection: { _id: 0 } } as const
/** For reads of all articles, which no request waits for. */
const inWhole = { batchSize: 1000, maxTimeMS: WHOLE_READ_MS } as const
/** The long texts, which only the page of a product shows. */
export const notListed = {
  _id: 0,
  description: 0,
  composition: 0,
  care: 0,
  measurements: 0,
  model_params: 0,
  recommendations: 0,
  codes: 0,
  archived_pictures: 0,
} as const
const listed = { projection: notListed } as const

/** Shoppers never get a hidden article, so each read of theirs names `is_shown`. */
export function createArticlesRepository(db: Db) {
  const articles = db.collection<StoredArticle>('articles')
  const shown = { is_shown: true }
  return {
    ...createStaffArticles(articles),
    ...createArticleChanges(articles),
    ...createArticleUses(articles),

    async createIndexes(): Promise<void> {
      await articles.createIndexes([
        { key: { article: 1 }, unique: true },
        { key: { is_shown: 1, article: 1 } },
        { key: { model: 1, article: 1 } },
        { key: { codes: 1 }, unique: true, sparse: true },
        { key: { 'opening_stock.size': 1 }, sparse: true },
        { key: { 'follow_up.at': 1 }, sparse: true },
      ])
    },

    async findShown(article: string): Promise<Article | null> {
      return articles.findOne({ article, ...shown }, whole)
    },

    async shownAmong(names: readonly string[]): Promise<Article[]> {
      return articles.find({ article: { $in: [...names] }, ...shown }, whole).toArray()
    },

    /** Whether there is any article at all, one that is sold in advance, one with a picture, one that is shown. */
    async milestones(): Promise<{ any: boolean; preorder: boolean; pictured: boolean; shown: boolean }> {
      const has = async (filter: Filter<StoredArticle>) =>
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

    /** Articles among these names that are expected on this day or later. */
    async awaitedAmong(names: readonly string[], today: string): Promise<Set<string>> {
      const awaited = { article: { $in: [...names] }, ...shown, preorder_on: { $gte: today } }
      const found = await articles.find(awaited, { projection: { _id: 0, article: 1 } }).toArray()
      return new Set(found.map(({ article }) => article))
    },

    /** Everything that is shown, one after the other, by article. */
    allShown(): AsyncIterable<ListedArticle> {
      return articles.find<ListedArticle>(shown, { ...listed, ...inWhole }).sort({ article: 1 })
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
