import type { Collection } from 'mongodb'
import { LOW_STOCK, type StockItem } from './stock.ts'

type Size = Pick<StockItem, 'article' | 'size'>

/** More than that are there: the size is ample, and has to be marked so that its fall can be seen. */
const ample = { available: { $gt: LOW_STOCK } }
const low = { is_ample: true, available: { $lte: LOW_STOCK } } as const

/** Which sizes were above the limit of low stock when the shop looked last. Lists do not show it, so it is no change of the stock. */
export function createLowStockMarks(stock: Collection<StockItem>) {
  return {
    async markAmple(): Promise<void> {
      await stock.updateMany({ is_ample: { $exists: false }, ...ample }, { $set: { is_ample: true } })
    },

    /** Marked sizes that have fallen to the limit or below it since, by article and size. */
    async findFallen(most: number): Promise<Size[]> {
      const found = stock.find<Size>(low, { projection: { _id: 0, article: 1, size: 1 } })
      return found.sort({ article: 1, size: 1 }).limit(most).toArray()
    },

    /** They are reported; the next time is when they have risen above the limit, and fallen again. */
    async unmark(sizes: readonly Size[]): Promise<void> {
      if (sizes.length === 0) return
      await stock.bulkWrite(
        sizes.map(({ article, size }) => ({
          updateOne: { filter: { article, size, is_ample: true }, update: { $unset: { is_ample: '' } } },
        })),
        { ordered: false },
      )
    },
  }
}
