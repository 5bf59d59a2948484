import type { FileFormat } from '@shop/contracts/file-format'
import type { CustomerFilter } from '@shop/contracts/staff/customers/staff-customers'
import type { Locale } from '@shop/contracts/texts/text'
import type { Db } from 'mongodb'

/** A file that a member of staff has proved the right to take along: for that person alone, for minutes. */
export type CustomerExport = {
  _id: string
  who: string
  filter: CustomerFilter
  language: Locale
  format?: FileFormat
  expires_at: Date
}
export type CustomerExports = Awaited<ReturnType<typeof createCustomerExports>>

const typed = ['search', 'city', 'tag'] as const

export async function createCustomerExports(db: Db) {
  const exports = db.collection<CustomerExport>('customer_exports')
  await exports.createIndex({ expires_at: 1 }, { name: 'expires', expireAfterSeconds: 0 })
  return {
    async add(asked: CustomerExport): Promise<void> {
      await exports.insertOne(asked)
    },
    find: (_id: string, who: string, now: Date): Promise<CustomerExport | null> =>
      exports.findOne({ _id, who, expires_at: { $gt: now } }),

    /** Removes files of a search, of a town or a tag, which may name a person who is erased. Staff ask for the file once more. */
    async removeSearches(): Promise<void> {
      await exports.deleteMany({ $or: typed.map(field => ({ [`filter.${field}`]: { $exists: true } })) })
    },
  }
}
