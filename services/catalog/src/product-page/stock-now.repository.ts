import type { Db } from 'mongodb'
import { type ShelfRow, shelfFields } from '../stock/shelf-rows.ts'
import { CATALOGUE, type CatalogueMark } from '../storage/catalogue-version.repository.ts'

export type StockNowRepository = ReturnType<typeof createStockNowRepository>

/** Which state of the catalogue it is, and what lies in stock at it. */
type StockAtMark = Pick<CatalogueMark, 'version' | 'articleChanges' | 'edits'> & { stock: ShelfRow[] }

const counters = { version: 1, articleChanges: 1, edits: 1 } as const
const stockRows = Object.fromEntries(shelfFields.map(field => [`stock.${field}`, 1]))

/** One command and one document for what two would bring: of a product page the driver takes a tenth then, not a fifth. */
export function createStockNowRepository(db: Db) {
  const marks = db.collection<{ _id: string }>('versions')
  return {
    /** Null before the first change of the catalogue. */
    async ofArticles(articles: readonly string[]): Promise<StockAtMark | null> {
      const [found] = await marks
        .aggregate<Partial<StockAtMark>>([
          { $match: { _id: CATALOGUE } },
          { $project: { ...counters, articles: { $literal: articles } } },
          { $lookup: { from: 'stock', localField: 'articles', foreignField: 'article', as: 'stock' } },
          { $project: { _id: 0, version: 1, articleChanges: 1, edits: 1, ...stockRows } },
        ])
        .toArray()
      return found ? { version: 0, articleChanges: 0, edits: 0, stock: [], ...found } : null
    },
  }
}
