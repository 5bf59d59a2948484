import type { Db } from 'mongodb'
import type { StoredEntry } from './audit-entry.ts'

/**
 * Releases until November 2026 kept words about customers to whom nothing ties the entry any more: what an export was looked for by, and the details
 * of accounts that were anonymised. Once they are gone it finds nothing.
 */
export async function cutFormerEntries(
  db: Db,
  forgetDetails: (subjects: readonly string[]) => Promise<void>,
): Promise<void> {
  const entries = db.collection<StoredEntry & { words: string[] }>('audit')
  const searched = { words: 'customer_export', 'asked.search': { $exists: true } }
  await entries.updateMany(searched, { $unset: { 'asked.search': '' } })
  const anonymised = { words: 'customer_anonymise', 'asked.reason': { $exists: true } }
  const found = await entries.find(anonymised, { projection: { subject: 1 } }).toArray()
  const subjects = found.flatMap(({ subject }) => subject ?? [])
  if (subjects.length > 0) await forgetDetails(subjects)
}
