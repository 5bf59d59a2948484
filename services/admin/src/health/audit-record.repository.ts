import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'

/** What `npm run audit` found when it ran last: how often each invariant was wrong. */
export type AuditRecord = { at: Date; wrong: { invariant: string; count: number }[] }

type Stored = AuditRecord & { _id: string }

const AUDIT = 'audit'
const byId = { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS } as const

/** The last run of the audit, so that staff see whether anybody looks. One document, however often it runs. */
export function createAuditRecord(db: Db) {
  const records = db.collection<Stored>('shop_checks')
  return {
    async keep(record: AuditRecord): Promise<void> {
      await records.updateOne({ _id: AUDIT }, { $set: record }, { upsert: true })
    },
    /** Null: it has never run. */
    last: (): Promise<AuditRecord | null> => records.findOne({ _id: AUDIT }, byId),
  }
}
