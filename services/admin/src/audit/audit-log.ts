import { randomUUID } from 'node:crypto'
import { type AuditFilter, kindOfAction } from '@shop/contracts/staff/people/audit'
import { type ListOrder, readNewestFirst } from '@shop/service-kit/list-files/newest-first'
import type { Clock } from '@shop/service-kit/process/clock'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import { writeAside } from '@shop/service-kit/storage/noted-writes'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Collection, Db, Filter, IndexDescription } from 'mongodb'
import { type AuditEntry, entryId, type RefusedTry, type SearchKeys, type StoredEntry } from './audit-entry.ts'
import { type AuditPlace, questionOf, wordsOf } from './audit-search.ts'
import { type Begun, type BegunEntries, createBegunEntries } from './begun-entries.ts'
import { createRefusalSeries } from './refusal-series.ts'

export type AuditLog = {
  record(entry: AuditEntry): Promise<void>
  begin: BegunEntries['begin']
  /** The first of its series within an hour is an entry, which counts those that follow. */
  recordRefused(refused: RefusedTry): Promise<void>
  /** The newest first, those after `place` only. */
  find(filter: AuditFilter, limit: number, place?: AuditPlace | null): Promise<StoredEntry[]>
  /** How many a filter finds, up to `limit`. */
  count(filter: AuditFilter, limit: number): Promise<number>
  byId(id: string): Promise<StoredEntry | null>
  /** Entries that have begun since then and are not completed yet, the oldest first. */
  open(action: string, since: Date): Promise<(Begun & { entry: StoredEntry })[]>
  /** Of these subjects it stays known who did what when; what was asked, before and after goes with their person. */
  forgetDetails(subjects: readonly string[]): Promise<void>
  /** What happened to one thing, by changes of itself and of several, newest first. */
  about(subject: string, limit: number): Promise<StoredEntry[]>
  /** All of that whose action is of these, a batch at a time. */
  batchesAbout(subject: string, actions: RegExp): AsyncIterable<StoredEntry[]>
  countAbout(subject: string, actions: RegExp): Promise<number>
}

const newestFirst = { at: -1, _id: -1 } as const
const indexes: IndexDescription[] = [
  { key: newestFirst, name: 'newest-first' },
  { key: { who: 1, ...newestFirst }, name: 'by-who' },
  { key: { kind: 1, ...newestFirst }, name: 'by-kind' },
  { key: { outcome: 1, ...newestFirst }, name: 'by-outcome' },
  { key: { words: 1, ...newestFirst }, name: 'by-words' },
  { key: { subject: 1, ...newestFirst }, name: 'about-one' },
  { key: { subjects: 1, ...newestFirst }, name: 'about-several' },
]

/**
 * Completed entries are never removed, and none loses who did what when. Only an entry about refused tries goes on counting them, and
 * one about a forgotten person loses its details.
 */
export async function createAuditLog(db: Db, clock: Clock): Promise<AuditLog> {
  const entries = db.collection<StoredEntry & SearchKeys>('audit')
  await entries.createIndexes(indexes)
  const seriesOf = await createRefusalSeries(db, clock)
  const searchKeysOf = (entry: AuditEntry) => ({ kind: kindOfAction(entry.action), words: wordsOf(entry) })

  async function record({ once, ...entry }: AuditEntry): Promise<void> {
    const _id = once === undefined ? randomUUID() : entryId(entry.action, entry.subject ?? '', once)
    try {
      await entries.insertOne({ _id, ...entry, ...searchKeysOf(entry), at: clock.now() })
    } catch (error) {
      if (once === undefined || !isDuplicateKey(error)) throw error
    }
  }

  async function countRefused({ isAccount, client, ...refused }: RefusedTry): Promise<void> {
    const kind = JSON.stringify([refused.action, refused.asked])
    const { id, who, isRest } = await seriesOf({ kind, who: refused.who, isAccount, client })
    const entry = { ...refused, who, ...(isRest && { address: '' }) }
    const at = clock.now()
    const first = { ...entry, ...searchKeysOf(entry), at }
    const count = () =>
      entries.updateOne(
        { _id: id },
        { $inc: { tries: 1 }, $set: { last_at: at }, $setOnInsert: first },
        { upsert: true },
      )
    // Of two first tries at once one inserts the entry, and the other counts on its second turn.
    await count().catch(error => (isDuplicateKey(error) ? count() : Promise.reject(error)))
  }

  const { begin, openEntry } = createBegunEntries({ entries, clock, searchKeysOf, record })
  async function forgetDetails(subjects: readonly string[]): Promise<void> {
    const some = { $in: [...subjects] }
    await entries.updateMany({ subject: some }, { $unset: { asked: '', before: '', after: '' } })
    // Of what was done to several, the filter that found them.
    await entries.updateMany({ subjects: some }, { $unset: { asked: '' } })
  }

  return {
    record,
    begin,
    async open(action, since) {
      const found = await entries
        .find({ outcome: 'unknown', action, at: { $gt: since } })
        .sort({ at: 1 })
        .toArray()
      return found.map(entry => ({ entry, ...openEntry(entry) }))
    },
    recordRefused: refused => writeAside(() => countRefused(refused)),
    forgetDetails,
    ...readsOf(entries),
  }
}

type Reads = Pick<AuditLog, 'find' | 'count' | 'byId' | 'about' | 'batchesAbout' | 'countAbout'>

function readsOf(entries: Collection<StoredEntry & SearchKeys>): Reads {
  return {
    find: (filter, limit, place = null) =>
      entries.find(questionOf(filter, place)).sort(newestFirst).limit(limit).toArray(),
    count: (filter, limit) => entries.countDocuments(questionOf(filter, null), { limit, maxTimeMS: WHOLE_READ_MS }),
    byId: id => entries.findOne({ _id: id }),
    about: (subject, limit) => entries.find(isAbout(subject)).sort(newestFirst).limit(limit).toArray(),
    batchesAbout: (subject, actions) =>
      readNewestFirst(entries, { filter: ofActions(subject, actions), order, projection: {} }),
    countAbout: (subject, actions) => entries.countDocuments(ofActions(subject, actions)),
  }
}

const order: ListOrder<StoredEntry> = { at: 'at', key: '_id', placeOf: ({ at, _id }) => ({ at, key: _id }) }

function isAbout(subject: string): Filter<StoredEntry & SearchKeys> {
  return { $or: [{ subject }, { subjects: subject }] }
}

function ofActions(subject: string, action: RegExp): Filter<StoredEntry & SearchKeys> {
  return { ...isAbout(subject), action }
}
