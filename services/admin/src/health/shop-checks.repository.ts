import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'

/** What `npm run audit` found when it ran last: how often each invariant was wrong. */
export type AuditRecord = { at: Date; wrong: { invariant: string; count: number }[] }

/** The last backup that was restored for a proof: the moment whose data it holds, and how much was wrong with them. */
export type BackupRecord = { at: Date; problems: number }

type Stored = { _id: string; at: Date } & Partial<AuditRecord & BackupRecord>

const [AUDIT, BACKUP] = ['audit', 'backup']
const read = { projection: { _id: 0 }, maxTimeMS: MAX_READ_MS } as const

/** The last run of what looks after the shop from outside, so that staff see whether anybody does. One document each. */
export function createShopChecks(db: Db) {
  const records = db.collection<Stored>('shop_checks')

  async function keep(_id: string, record: AuditRecord | BackupRecord): Promise<void> {
    await records.updateOne({ _id }, { $set: record }, { upsert: true })
  }
  return {
    keepAudit: (record: AuditRecord) => keep(AUDIT, record),
    keepBackup: (record: BackupRecord) => keep(BACKUP, record),
    /** Null: it has never run. */
    lastAudit: () => records.findOne<AuditRecord>({ _id: AUDIT }, read),
    /** Null: none was ever proved. */
    lastBackup: () => records.findOne<BackupRecord>({ _id: BACKUP }, read),
  }
}
