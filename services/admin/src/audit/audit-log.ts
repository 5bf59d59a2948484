import type { AuditFilter } from '@shop/contracts/staff/audit'
import type { AuditedKind } from '@shop/contracts/staff/audited'
import type { Clock } from '@shop/service-kit/process/clock'
import { type Db, ObjectId } from 'mongodb'
import { type AuditPlace, kindOf, questionOf, wordsOf } from './audit-search.ts'

export type AuditAction = 'login' | 'login_password' | 'login_refused' | 'logout' | `${AuditedKind}_${string}`

/** What a member of staff changed; an action that changes a fact also records before and after (rules §17.2). */
export type Change = {
  action: AuditAction
  /** Which one: a number, an article, a login. */
  subject?: string
  /** All of them, where one change was about several. */
  subjects?: readonly string[]
  /** What was asked for, where that is not all of `after`. */
  asked?: unknown
  before?: unknown
  after?: unknown
}

/** Who did it, from where, in which request (the id that stands in logs and in the answer). */
export type AuditEntry = Change & { who: string; address: string; request_id: string }
export type StoredEntry = AuditEntry & { _id: ObjectId; at: Date }

export type AuditLog = {
  record(entry: AuditEntry): Promise<void>
  /** The newest first, those after `place` only. */
  find(filter: AuditFilter, limit: number, place?: AuditPlace | null): Promise<StoredEntry[]>
  /** Everything that a filter finds, one after the other. */
  all(filter: AuditFilter): AsyncIterable<StoredEntry>
  byId(id: string): Promise<StoredEntry | null>
}

const newestFirst = { at: -1, _id: -1 } as const

/** Only grows: there is no way to change or remove an entry. */
export async function createAuditLog(db: Db, clock: Clock): Promise<AuditLog> {
  const entries = db.collection<StoredEntry & { kind: string; words: string[] }>('audit')
  await entries.createIndexes([
    { key: newestFirst, name: 'newest-first' },
    { key: { who: 1, ...newestFirst }, name: 'by-who' },
    { key: { kind: 1, ...newestFirst }, name: 'by-kind' },
    { key: { words: 1, ...newestFirst }, name: 'by-words' },
  ])
  return {
    async record(entry) {
      const found = { kind: kindOf(entry.action), words: wordsOf(entry) }
      await entries.insertOne({ _id: new ObjectId(), ...entry, ...found, at: clock.now() })
    },
    find: (filter, limit, place = null) =>
      entries.find(questionOf(filter, place)).sort(newestFirst).limit(limit).toArray(),
    all: filter => entries.find(questionOf(filter, null)).sort(newestFirst),
    byId: id => entries.findOne({ _id: new ObjectId(id) }),
  }
}
