import { DAY_MS } from '@shop/calendar/durations'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'

/** Tries of wrong passwords of 1C: how many since when, and when and from where the last one came. */
export type WrongTries = { count: number; since: Date; last_at: Date; address: string }
type Row = WrongTries & { _id: string }

export type WrongTriesRepository = ReturnType<typeof createWrongTries>

const ALL = { _id: '1c' } as const

/** One document, however much is guessed; it begins again after a day without any. */
export function createWrongTries(db: Db) {
  const tries = db.collection<Row>('exchange_wrong_tries')
  const ago = (now: Date) => new Date(now.getTime() - DAY_MS)
  return {
    async note(address: string, now: Date): Promise<void> {
      const last = { last_at: now, address }
      const add = () => tries.updateOne({ ...ALL, last_at: { $gt: ago(now) } }, { $set: last, $inc: { count: 1 } })
      if ((await add()).matchedCount === 1) return
      try {
        const fresh = { $set: { ...last, count: 1, since: now } }
        await tries.updateOne({ ...ALL, last_at: { $lte: ago(now) } }, fresh, { upsert: true })
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        // Another one began at this very moment.
        await add()
      }
    },

    /** Wrong tries of the last day; null: there are none. */
    async recent(now: Date): Promise<WrongTries | null> {
      return tries.findOne({ ...ALL, last_at: { $gt: ago(now) } }, { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS })
    },
  }
}
