import type { FileFormat } from '@shop/contracts/file-format'
import type { Locale } from '@shop/contracts/texts/text'
import type { Db } from 'mongodb'
import { MAX_READ_MS } from '../storage/read-limit.ts'

/** A file that a member of staff has proved the right to take along: for that person alone, for minutes. */
export type AskedFile = {
  _id: string
  /** The name of the list. */
  list: string
  who: string
  filter: unknown
  language: Locale
  format?: FileFormat
  expires_at: Date
}
export type ListFiles = ReturnType<typeof createListFiles>

/** Fields of filters that staff fill with words; what they say may be about a person. */
const typed = ['search', 'city', 'tag'] as const

/** The files of lists that were asked for, of one service. */
export function createListFiles(db: Db) {
  const files = db.collection<AskedFile>('list_files')
  return {
    async createIndexes(): Promise<void> {
      await files.createIndex({ expires_at: 1 }, { name: 'expires', expireAfterSeconds: 0 })
    },

    async add(asked: AskedFile): Promise<void> {
      await files.insertOne(asked)
    },

    find: (asked: Pick<AskedFile, '_id' | 'list' | 'who'>, now: Date): Promise<AskedFile | null> =>
      files.findOne({ ...asked, expires_at: { $gt: now } }, { maxTimeMS: MAX_READ_MS }),

    /** Removes files of a search, which may name a person who is erased. Staff ask for the file once more. */
    async removeSearches(): Promise<void> {
      await files.deleteMany({ $or: typed.map(field => ({ [`filter.${field}`]: { $exists: true } })) })
    },
  }
}
