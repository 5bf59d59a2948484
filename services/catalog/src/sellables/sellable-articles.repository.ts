import type { Db, Filter } from 'mongodb'
import type { Article, StoredArticle } from '../articles/article.ts'
import { notListed } from '../articles/articles.repository.ts'
import type { ShelfRow } from '../stock/shelf-rows.ts'

export type SellableArticles = ReturnType<typeof createSellableArticles>
type SoldArticle = Article & { stock: ShelfRow[] }

/** What only those who look after the stock read of it. */
const notSold = { 'stock._id': 0, 'stock.holds': 0, 'stock.preorder_holds': 0, 'stock.moves': 0 } as const

/** One command for what two would bring: a cart asks for both each time. */
export function createSellableArticles(db: Db) {
  const articles = db.collection<StoredArticle>('articles')
  const shownWithStock = (filter: Filter<StoredArticle>): Promise<SoldArticle[]> =>
    articles
      .aggregate<SoldArticle>([
        { $match: { ...filter, is_shown: true } },
        { $lookup: { from: 'stock', localField: 'article', foreignField: 'article', as: 'stock' } },
        { $project: { ...notListed, ...notSold } },
      ])
      .toArray()
  return {
    /** Articles that are shown, each with what lies in stock of it at this moment. */
    withStock: (names: readonly string[]) => shownWithStock({ article: { $in: [...names] } }),

    /** All shown articles of these models, each with what lies in stock of it at this moment. */
    ofModels: (models: readonly string[]) => shownWithStock({ model: { $in: [...models] } }),

    /** The model of each of these articles, hidden ones too. */
    async modelsOf(names: readonly string[]): Promise<Map<string, string>> {
      const found = articles.find({ article: { $in: [...names] } }, { projection: { _id: 0, article: 1, model: 1 } })
      return new Map((await found.toArray()).map(({ article, model }) => [article, model]))
    },
  }
}
