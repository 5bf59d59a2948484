import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import type { StockItem } from '../stock/stock.ts'

export type FallenSize = Pick<StockItem, 'article' | 'size'>
/** What is about to be reported; `sizes` is null until they are chosen. */
type Notice = { id: string; sizes: FallenSize[] | null }

export type LowStockNotices = ReturnType<typeof createLowStockNotices>

/** There is one at a time: a process that finds it goes on with it, so no size is reported twice. */
const ONLY = { _id: 'open' } as const

export function createLowStockNotices(db: Db) {
  const notices = db.collection<Notice & { _id: 'open' }>('low_stock_notices')
  const open = () => notices.findOne(ONLY, { projection: { _id: 0 } })
  return {
    open,

    /** The one that is open already, or a new one. */
    async begin(id: string): Promise<Notice | null> {
      try {
        await notices.insertOne({ ...ONLY, id, sizes: null })
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
      return open()
    },

    /** What it is about: of two processes that choose, the first one's choice counts. Null when it was ended meanwhile. */
    async choose(id: string, sizes: FallenSize[]): Promise<Notice | null> {
      await notices.updateOne({ ...ONLY, id, sizes: null }, { $set: { sizes } })
      const now = await open()
      return now?.id === id ? now : null
    },

    async end(id: string): Promise<void> {
      await notices.deleteOne({ ...ONLY, id })
    },
  }
}
