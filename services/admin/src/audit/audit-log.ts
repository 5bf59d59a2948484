import type { AuditedKind } from '@shop/contracts/staff/audited'
import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'

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
type AuditEntry = Change & { who: string; address: string; request_id: string }

export type AuditLog = { record(entry: AuditEntry): Promise<void> }

/** Only grows: there is no way to change or remove an entry. */
export async function createAuditLog(db: Db, clock: Clock): Promise<AuditLog> {
  const entries = db.collection('audit')
  await entries.createIndexes([
    { key: { at: -1 }, name: 'newest' },
    { key: { who: 1, at: -1 }, name: 'of-one' },
  ])
  return {
    async record(entry) {
      await entries.insertOne({ ...entry, at: clock.now() })
    },
  }
}
