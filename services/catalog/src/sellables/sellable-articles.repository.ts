import type { Db } from 'mongodb'
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
  return {
    /** Articles that are shown, each with what lies in stock of it at this moment. */
    withStock: (names: readonly string[]): Promise<SoldArticle[]> =>
      articles
        .aggregate<SoldArticle>([
          { $match: { article: { $in: [...names] }, is_shown: true } },
          { $lookup: { from: 'stock', localField: 'article', foreignField: 'article', as: 'stock' } },
          { $project: { ...notListed, ...notSold } },
        ])
        .toArray(),
  }
}
