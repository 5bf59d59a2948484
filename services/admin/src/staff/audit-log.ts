import type { Clock } from '@shop/service-kit/process/clock'
import type { Db } from 'mongodb'

type Changed = 'order' | 'third_party_order' | 'promo_code' | 'outbox'
type AuditAction = 'login' | 'login_refused' | 'logout' | `${Changed}_${string}`

/** Who did what to which; an action that changes a fact also records before and after (rules §17.2). */
type AuditEntry = {
  who: string
  action: AuditAction
  address: string
  subject?: string
  asked?: unknown
  before?: unknown
  after?: unknown
}
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
