import type { FileFormat } from '@shop/contracts/file-format'
import type { OrderFilter } from '@shop/contracts/staff/orders/order-filter'
import type { Locale } from '@shop/contracts/texts/text'
import type { Db } from 'mongodb'

/** A file that a member of staff has proved the right to take along: for that person alone, for minutes. */
export type OrderExport = {
  _id: string
  who: string
  filter: OrderFilter
  language: Locale
  format?: FileFormat
  expires_at: Date
}
export type OrderExports = ReturnType<typeof createOrderExports>

const MAX_READ_MS = 2000

export function createOrderExports(db: Db) {
  const exports = db.collection<OrderExport>('order_exports')
  return {
    async createIndexes(): Promise<void> {
      await exports.createIndex({ expires_at: 1 }, { name: 'expires', expireAfterSeconds: 0 })
    },

    async add(asked: OrderExport): Promise<void> {
      await exports.insertOne(asked)
    },

    find: (_id: string, who: string, now: Date): Promise<OrderExport | null> =>
      exports.findOne({ _id, who, expires_at: { $gt: now } }, { maxTimeMS: MAX_READ_MS }),

    /** Removes files of a search, which may name a person who is erased. Staff ask for the file once more. */
    async removeSearches(): Promise<void> {
      await exports.deleteMany({ 'filter.search': { $exists: true } })
    },
  }
}
