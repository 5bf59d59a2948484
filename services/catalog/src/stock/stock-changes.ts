import type { Collection } from 'mongodb'
import type { StockItem } from './stock.ts'

/** A size whose count became other than before, by the database's clock. */
export type StockChange = Pick<StockItem, 'article' | 'size'> & { changed_at: Date }

/**
 * Part of every update that changes what can be bought: by it each process of this service finds out which articles its lists
 * are behind with. The database's clock is one for all of them.
 */
export const STAMP = { $currentDate: { changed_at: true } } as const

const START = new Date(0)
const fields = { projection: { _id: 0, article: 1, size: 1, changed_at: 1 } } as const

export function createStockChanges(stock: Collection<StockItem>) {
  return {
    /** When a count changed last. */
    async lastChange(): Promise<Date> {
      const newest = { projection: { _id: 0, changed_at: 1 }, sort: { changed_at: -1 } } as const
      return (await stock.findOne({ changed_at: { $gt: START } }, newest))?.changed_at ?? START
    },

    async changesAfter(moment: Date): Promise<StockChange[]> {
      return stock.find<StockChange>({ changed_at: { $gt: moment } }, fields).toArray()
    },
  }
}
