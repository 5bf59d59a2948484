import { HOUR_MS } from '@shop/calendar/durations'
import type { Clock } from '@shop/service-kit/process/clock'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import { entryId } from './audit-entry.ts'

/** Series of one account in an hour, and of all unknown logins together. The rest is one more series. */
const MOST_SERIES = 10
/** Stands for unknown logins, once their series are used up. */
const ANYBODY = '*'

/** Series of one hour that have an entry of their own in the audit log. */
type Known = { _id: string; series: string[]; expires_at: Date }
/** What belongs together: the same kind of refusal, of one login, from one client. */
type Refused = { kind: string; who: string; isAccount: boolean; client: string }
/** The entry that counts a refusal. `isRest`: the one that counts all refusals beyond the separate series. */
export type Series = { id: string; who: string; isRest: boolean }

export type RefusalSeries = Awaited<ReturnType<typeof createRefusalSeries>>

/**
 * Guessing must not fill the audit log: an hour has a bounded number of entries about refusals, and each counts the tries that it
 * stands for. Guesses at unknown logins do not use up the entries of an account.
 */
export async function createRefusalSeries(db: Db, clock: Clock) {
  const known = db.collection<Known>('audit_series')
  await known.createIndex({ expires_at: 1 }, { name: 'expired', expireAfterSeconds: 0 })

  return async ({ kind, who, isAccount, client }: Refused): Promise<Series> => {
    const hour = Math.floor(clock.now().getTime() / HOUR_MS)
    const subject = isAccount ? who : ANYBODY
    const _id = entryId(kind, isAccount, subject, hour)
    const id = entryId(kind, who, client, hour)
    if (await known.findOne({ _id, series: id })) return { id, who, isRest: false }
    const isNew = await known
      .updateOne(
        { _id, series: { $ne: id }, [`series.${MOST_SERIES - 1}`]: { $exists: false } },
        { $push: { series: id }, $setOnInsert: { expires_at: new Date((hour + 2) * HOUR_MS) } },
        { upsert: true },
      )
      // The document is there but no longer matches: it is full, or another process has just written the same series.
      .then(() => true, ignoreTwin)
    if (isNew || (await known.findOne({ _id, series: id }))) return { id, who, isRest: false }
    return { id: entryId(_id, 'rest'), who: subject, isRest: true }
  }
}

function ignoreTwin(error: unknown): false {
  if (isDuplicateKey(error)) return false
  throw error
}
