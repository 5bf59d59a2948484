import { randomUUID } from 'node:crypto'
import { type AuditFilter, kindOfAction } from '@shop/contracts/staff/people/audit'
import type { Clock } from '@shop/service-kit/process/clock'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import { WHOLE_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'
import type { AuditEntry, RefusedTry, StoredEntry } from './audit-entry.ts'
import { type AuditPlace, questionOf, wordsOf } from './audit-search.ts'
import { entryId } from './entry-id.ts'
import { createRefusalSeries } from './refusal-series.ts'

export type AuditLog = {
  record(entry: AuditEntry): Promise<void>
  /** The first of its series within an hour is an entry, which counts those that follow. */
  recordRefused(refused: RefusedTry): Promise<void>
  /** The newest first, those after `place` only. */
  find(filter: AuditFilter, limit: number, place?: AuditPlace | null): Promise<StoredEntry[]>
  /** Everything that a filter finds, one after the other. */
  all(filter: AuditFilter): AsyncIterable<StoredEntry>
  byId(id: string): Promise<StoredEntry | null>
  /** The entry that was recorded once under this key. */
  once(action: AuditEntry['action'], subject: string, key: string): Promise<StoredEntry | null>
  /** What happened to one thing, by changes of itself and of several, newest first. */
  about(subject: string, limit: number): Promise<StoredEntry[]>
}

const newestFirst = { at: -1, _id: -1 } as const

/** Only grows: there is no way to change or remove an entry; one about refused tries counts them. */
export async function createAuditLog(db: Db, clock: Clock): Promise<AuditLog> {
  const entries = db.collection<StoredEntry & { kind: string; words: string[] }>('audit')
  await entries.createIndexes([
    { key: newestFirst, name: 'newest-first' },
    { key: { who: 1, ...newestFirst }, name: 'by-who' },
    { key: { kind: 1, ...newestFirst }, name: 'by-kind' },
    { key: { words: 1, ...newestFirst }, name: 'by-words' },
    { key: { subject: 1, ...newestFirst }, name: 'about-one' },
    { key: { subjects: 1, ...newestFirst }, name: 'about-several' },
  ])
  const seriesOf = await createRefusalSeries(db, clock)
  const foundBy = (entry: AuditEntry) => ({ kind: kindOfAction(entry.action), words: wordsOf(entry) })

  return {
    async record({ once, ...entry }) {
      const _id = once === undefined ? randomUUID() : entryId(entry.action, entry.subject ?? '', once)
      try {
        await entries.insertOne({ _id, ...entry, ...foundBy(entry), at: clock.now() })
      } catch (error) {
        if (once === undefined || !isDuplicateKey(error)) throw error
      }
    },
    async recordRefused({ isAccount, client, ...refused }) {
      const kind = JSON.stringify([refused.action, refused.asked])
      const { id, who, isRest } = await seriesOf({ kind, who: refused.who, isAccount, client })
      const entry = { ...refused, who, ...(isRest && { address: '' }) }
      const at = clock.now()
      const first = { ...entry, ...foundBy(entry), at }
      const count = () =>
        entries.updateOne(
          { _id: id },
          { $inc: { tries: 1 }, $set: { last_at: at }, $setOnInsert: first },
          { upsert: true },
        )
      // Two first ones at once: one of them inserts, the other counts on its second turn.
      await count().catch(error => (isDuplicateKey(error) ? count() : Promise.reject(error)))
    },
    find: (filter, limit, place = null) =>
      entries.find(questionOf(filter, place)).sort(newestFirst).limit(limit).toArray(),
    all: filter => entries.find(questionOf(filter, null), { maxTimeMS: WHOLE_READ_MS }).sort(newestFirst),
    byId: id => entries.findOne({ _id: id }),
    once: (action, subject, key) => entries.findOne({ _id: entryId(action, subject, key) }),
    about: (subject, limit) =>
      entries
        .find({ $or: [{ subject }, { subjects: subject }] })
        .sort(newestFirst)
        .limit(limit)
        .toArray(),
  }
}
