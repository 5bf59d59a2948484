import type { Db } from 'mongodb'
import type { PhoneCode } from './phone-code.ts'

type Stored = Omit<PhoneCode, 'customer'> & { _id: string }
export type PhoneCodes = Awaited<ReturnType<typeof createPhoneCodes>>

const LIFE_SECONDS = 24 * 60 * 60

export async function createPhoneCodes(db: Db) {
  const codes = db.collection<Stored>('phone_codes')
  await codes.createIndex({ sentAt: 1 }, { expireAfterSeconds: LIFE_SECONDS, name: 'old' })
  const read = (stored: Stored | null): PhoneCode | null => {
    if (!stored) return null
    const { _id, ...rest } = stored
    return { customer: _id, ...rest }
  }
  return {
    findOf: async (customer: string) => read(await codes.findOne({ _id: customer })),

    async save({ customer, ...code }: PhoneCode): Promise<void> {
      await codes.replaceOne({ _id: customer }, code, { upsert: true })
    },

    /** Counts a try before anybody judges it, so that many at once are no more than as many one after another. */
    countTry: async (customer: string) =>
      read(await codes.findOneAndUpdate({ _id: customer }, { $inc: { tries: 1 } }, { returnDocument: 'after' })),

    /** True for one caller only: a phone code works once. */
    async use({ customer, nonce }: PhoneCode): Promise<boolean> {
      return (await codes.deleteOne({ _id: customer, nonce })).deletedCount === 1
    },

    async forget(customer: string): Promise<void> {
      await codes.deleteOne({ _id: customer })
    },
  }
}
