import { createHash } from 'node:crypto'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'

export type PromoTries = ReturnType<typeof createPromoTries>

/** Codes by their digests: what was typed may be anything. */
type Tries = { _id: string; codes: string[]; expires_at: Date }
type Window = { max: number; seconds: number; now: Date }

const MAX_READ_MS = 2000
const MOST_REMEMBERED = 5

/** Which codes somebody has tried lately, and which of them were right. */
export function createPromoTries(db: Db) {
  const tries = db.collection<Tries>('promo_tries')
  const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

  return {
    async createIndexes(): Promise<void> {
      await tries.createIndex({ expires_at: 1 }, { expireAfterSeconds: 0, name: 'expired' })
    },

    /**
     * Counts one code of `key`, however many ask at once; the same code again costs nothing. Null when it is counted,
     * else until when there is no room for another one.
     */
    async count(key: string, typed: string, { max, seconds, now }: Window): Promise<Date | null> {
      const code = digest(typed)
      const room = { $or: [{ codes: code }, { [`codes.${max - 1}`]: { $exists: false } }] }
      for (;;) {
        const counted = await tries.updateOne(
          { _id: key, expires_at: { $gt: now }, ...room },
          { $addToSet: { codes: code } },
        )
        if (counted.matchedCount === 1) return null
        const begun = await tries
          .updateOne(
            { _id: key, expires_at: { $lte: now } },
            { $set: { codes: [code], expires_at: later(now, seconds) } },
            { upsert: true },
          )
          .catch(nullOnDuplicate)
        if (begun) return null
        const running = await tries.findOne({ _id: key }, { maxTimeMS: MAX_READ_MS })
        const isFull = running && running.expires_at > now && running.codes.length >= max
        if (isFull && !running.codes.includes(code)) return running.expires_at
      }
    },

    /** The code was right: it is no guess. */
    async release(key: string, typed: string): Promise<void> {
      await tries.updateOne({ _id: key }, { $pull: { codes: digest(typed) } })
    },

    async remember(key: string, typed: string, { seconds, now }: Omit<Window, 'max'>): Promise<void> {
      const codes = { $each: [digest(typed)], $slice: -MOST_REMEMBERED }
      await tries.updateOne(
        { _id: key },
        { $push: { codes }, $set: { expires_at: later(now, seconds) } },
        { upsert: true },
      )
    },

    async isRemembered(key: string, typed: string, now: Date): Promise<boolean> {
      const query = { _id: key, codes: digest(typed), expires_at: { $gt: now } }
      return (await tries.findOne(query, { projection: { _id: 1 }, maxTimeMS: MAX_READ_MS })) !== null
    },
  }
}

function digest(code: string): string {
  return createHash('sha256').update(code).digest('base64url').slice(0, 22)
}

// Two first tries at once: one of them inserts, the other finds a running counter on its next turn.
function nullOnDuplicate(error: unknown): null {
  if (isDuplicateKey(error)) return null
  throw error
}
