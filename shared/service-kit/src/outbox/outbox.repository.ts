import { type Db, MongoBulkWriteError } from 'mongodb'
import { DUPLICATE_KEY, isDuplicateKey } from '../storage/duplicate-key.ts'
import { MAX_READ_MS } from '../storage/read-limit.ts'
import { KEEP_ENDED_MS, type OutboxEntry } from './outbox.ts'

export type Outbox = ReturnType<typeof createOutbox>
export type NewEntry = { key: string; effect: string; facts: Record<string, unknown>; now: Date; due?: Date }
type Ending = Pick<OutboxEntry, 'state' | 'expires_at'>
type Settled = Partial<Pick<OutboxEntry, 'state' | 'due' | 'failure' | 'expires_at'>>

const MOST_SHOWN = 100
const MOST_COUNTED = 1000

/** What a service still has to do outside itself. */
export function createOutbox(db: Db) {
  const entries = db.collection<OutboxEntry>('outbox')
  async function add(entry: NewEntry, state: Ending): Promise<boolean> {
    try {
      await entries.insertOne(entryOf(entry, state))
      return true
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return false
    }
  }

  return {
    async prepare(): Promise<void> {
      await entries.createIndexes([{ key: { state: 1, due: 1 } }, { key: { expires_at: 1 }, expireAfterSeconds: 0 }])
    },

    /** Notes down what is to be done. Done again under the same key it changes nothing, whatever has become of the entry. */
    async enqueue(entry: NewEntry): Promise<void> {
      await add(entry, { state: 'waiting', expires_at: null })
    },

    /** The same for several, in one command. */
    async enqueueAll(news: readonly NewEntry[]): Promise<void> {
      if (news.length === 0) return
      const waiting = { state: 'waiting' as const, expires_at: null }
      await entries
        .insertMany(
          news.map(entry => entryOf(entry, waiting)),
          { ordered: false },
        )
        .catch(unlessAllThere)
    },

    /** Notes down that it is never done, so that enqueued again under the same key it is not done either; false when the key was there. */
    leaveOut: (entry: NewEntry): Promise<boolean> =>
      add(entry, { state: 'dropped', expires_at: new Date(entry.now.getTime() + KEEP_ENDED_MS) }),

    /** What was to be done later and was not tried yet is due now. */
    async hasten(keys: readonly string[], now: Date): Promise<void> {
      const later = { _id: { $in: [...keys] }, state: 'waiting' as const, attempts: 0, due: { $gt: now } }
      await entries.updateMany(later, { $set: { due: now } })
    },

    /** Takes the entry that has waited longest for oneself; nobody else sees it until then. */
    claim: (now: Date, until: Date): Promise<OutboxEntry | null> =>
      entries.findOneAndUpdate(
        { state: 'waiting', due: { $lte: now } },
        { $set: { due: until }, $inc: { attempts: 1 } },
        { sort: { due: 1 }, returnDocument: 'after' },
      ),

    /** Stores the outcome of a try, unless another runner took the entry over in the meantime. */
    async settle({ _id, attempts }: OutboxEntry, settled: Settled): Promise<void> {
      await entries.updateOne({ _id, attempts, state: 'waiting' }, { $set: settled })
    },

    byKey: (key: string): Promise<OutboxEntry | null> => entries.findOne({ _id: key }),
    deadLetters: (): Promise<number> => entries.countDocuments({ state: 'dead' }),

    /** What was given up, then what waits longest. */
    async undone(): Promise<OutboxEntry[]> {
      const of = (state: 'dead' | 'waiting') => entries.find({ state }).sort({ due: 1 }).limit(MOST_SHOWN).toArray()
      const [dead, waiting] = await Promise.all([of('dead'), of('waiting')])
      return [...dead, ...waiting]
    },
    async counts(): Promise<{ dead: number; waiting: number }> {
      const of = (state: 'dead' | 'waiting') => entries.countDocuments({ state })
      const [dead, waiting] = await Promise.all([of('dead'), of('waiting')])
      return { dead, waiting }
    },

    /** What was given up, as much as its count needs; of more than so many it is only known that there are so many. */
    async failures(): Promise<Pick<OutboxEntry, 'effect' | 'created_at'>[]> {
      const fields = { projection: { _id: 0, effect: 1, created_at: 1 }, maxTimeMS: MAX_READ_MS } as const
      return entries.find({ state: 'dead' }, fields).sort({ due: 1 }).limit(MOST_COUNTED).toArray()
    },

    /** A dead letter is tried again from the beginning; false when it is none. */
    async revive(key: string, now: Date): Promise<boolean> {
      const fresh = { state: 'waiting' as const, attempts: 0, due: now, failure: null }
      return (await entries.updateOne({ _id: key, state: 'dead' }, { $set: fresh })).matchedCount === 1
    },
  }
}

function entryOf({ key, effect, facts, now, due = now }: NewEntry, ending: Ending): OutboxEntry {
  return { _id: key, effect, facts, due, created_at: now, attempts: 0, failure: null, ...ending }
}

function unlessAllThere(error: unknown): void {
  const isOnlyThere =
    error instanceof MongoBulkWriteError &&
    isDuplicateKey(error) &&
    [error.writeErrors].flat().every(({ code }) => code === DUPLICATE_KEY)
  if (!isOnlyThere) throw error
}
