import { randomUUID } from 'node:crypto'
import { type Db, MongoBulkWriteError } from 'mongodb'
import { DUPLICATE_KEY, isDuplicateKey } from '../storage/duplicate-key.ts'
import { MAX_READ_MS } from '../storage/read-limit.ts'
import { currentRequestId } from '../trace/request-trace.ts'
import { KEEP_ENDED_MS, type OutboxEntry } from './outbox.ts'

export type Outbox = ReturnType<typeof createOutbox>
export type NewEntry = { key: string; effect: string; facts: Record<string, unknown>; now: Date; due?: Date }
/** `claim`: who took it last, where several wanted it at once. */
type StoredEntry = OutboxEntry & { claim?: string }
type Ending = Pick<OutboxEntry, 'state' | 'expires_at'>
type Settled = Partial<Pick<OutboxEntry, 'state' | 'due' | 'failure' | 'expires_at'>>

const MOST_SHOWN = 100
/** So many entries come at a time where all of them are read. */
export const OUTBOX_PAGE = 250
const MOST_COUNTED = 1000

/** What a service still has to do outside itself. */
export function createOutbox(db: Db) {
  const entries = db.collection<StoredEntry>('outbox')
  let added = 0
  async function add(entry: NewEntry, state: Ending): Promise<boolean> {
    try {
      await entries.insertOne(entryOf(entry, state))
      added++
      return true
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return false
    }
  }

  return {
    async createIndexes(): Promise<void> {
      await entries.createIndexes([{ key: { state: 1, due: 1 } }, { key: { expires_at: 1 }, expireAfterSeconds: 0 }])
    },

    /** Notes down what is to be done. Done again under the same key it changes nothing, whatever has become of the entry. */
    async enqueue(entry: NewEntry): Promise<void> {
      await add(entry, { state: 'waiting', expires_at: null })
    },

    /** Enqueues several in one command. */
    async enqueueAll(news: readonly NewEntry[]): Promise<void> {
      if (news.length === 0) return
      const waiting = { state: 'waiting' as const, expires_at: null }
      added += news.length
      await entries
        .insertMany(
          news.map(entry => entryOf(entry, waiting)),
          { ordered: false },
        )
        .catch(unlessAllThere)
    },

    /** How many this process has enqueued: another number than before means that there may be something new to do. */
    countAdded: (): number => added,

    /** Notes down that it is never done, so that enqueued again under the same key it is not done either; false when the key was there. */
    leaveOut: (entry: NewEntry): Promise<boolean> =>
      add(entry, { state: 'dropped', expires_at: new Date(entry.now.getTime() + KEEP_ENDED_MS) }),

    /**
     * Takes for oneself at most so many of the entries that have waited longest; no other runner sees them until then. When others take at the
     * same time, each entry goes to one of them. `isMore`: others may be due too.
     */
    async claim(now: Date, until: Date, most: number): Promise<{ claimed: OutboxEntry[]; isMore: boolean }> {
      const due = { state: 'waiting' as const, due: { $lte: now } }
      const found = await entries.find(due, { maxTimeMS: MAX_READ_MS }).sort({ due: 1 }).limit(most).toArray()
      const isMore = found.length === most
      if (found.length === 0) return { claimed: [], isMore }
      const claim = randomUUID()
      const { modifiedCount } = await entries.bulkWrite(
        found.map(({ _id, attempts }) => ({
          updateOne: {
            filter: { _id, attempts, ...due },
            update: { $set: { due: until, claim }, $inc: { attempts: 1 } },
          },
        })),
        { ordered: false },
      )
      const claimed = found.map(entry => ({ ...entry, due: until, attempts: entry.attempts + 1 }))
      if (modifiedCount === found.length) return { claimed, isMore }
      const _id = { $in: found.map(({ _id }) => _id) }
      const ours = await entries.find({ _id, claim }, { projection: { _id: 1 }, maxTimeMS: MAX_READ_MS }).toArray()
      return { claimed: claimed.filter(entry => ours.some(({ _id }) => _id === entry._id)), isMore }
    },

    /** Stores the outcome of a try, unless another runner took the entry over in the meantime. */
    async settle({ _id, attempts }: OutboxEntry, settled: Settled): Promise<void> {
      const isOver = settled.state === 'done' || settled.state === 'dropped'
      const personal = isOver && { $unset: { 'facts.to': '' as const, 'facts.person': '' as const } }
      await entries.updateOne({ _id, attempts, state: 'waiting' }, { $set: settled, ...personal })
    },

    byKey: (key: string): Promise<OutboxEntry | null> => entries.findOne({ _id: key }),
    deadLetters: (): Promise<number> => entries.countDocuments({ state: 'dead' }),

    /** What was given up, then what waits longest. */
    async undone(): Promise<OutboxEntry[]> {
      const of = (state: 'dead' | 'waiting') => entries.find({ state }).sort({ due: 1 }).limit(MOST_SHOWN).toArray()
      const [dead, waiting] = await Promise.all([of('dead'), of('waiting')])
      return [...dead, ...waiting]
    },
    /** A page of what is in this state, what is due first comes first; the key tells those of one moment apart. */
    undoneAfter: (state: 'dead' | 'waiting', after: { due: Date; id: string } | null): Promise<OutboxEntry[]> => {
      const later = after && { $or: [{ due: { $gt: after.due } }, { due: after.due, _id: { $gt: after.id } }] }
      return entries
        .find({ state, ...later }, { maxTimeMS: MAX_READ_MS })
        .sort({ due: 1, _id: 1 })
        .limit(OUTBOX_PAGE)
        .toArray()
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

function entryOf({ key, effect, facts, now, due = now }: NewEntry, ending: Ending): StoredEntry {
  const request_id = currentRequestId()
  const origin = request_id ? { request_id } : {}
  return { _id: key, effect, facts, due, created_at: now, ...origin, attempts: 0, failure: null, ...ending }
}

function unlessAllThere(error: unknown): void {
  const isOnlyThere =
    error instanceof MongoBulkWriteError &&
    isDuplicateKey(error) &&
    [error.writeErrors].flat().every(({ code }) => code === DUPLICATE_KEY)
  if (!isOnlyThere) throw error
}
