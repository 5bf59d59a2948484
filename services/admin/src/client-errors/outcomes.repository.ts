import type { PartName } from '@shop/contracts/releases'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import type { Tally } from './tally.ts'

/** Did a part work in one page view? One failure is enough to count as failed. */
type Outcome = {
  /** Of the page view and the part. */
  _id: string
  part: PartName
  version: string
  /** Digest of the client's network. */
  network: string
  failed: boolean
  at: Date
}

/** Longer than a page view can report anything, so that each counts once. */
const KEPT_SECONDS = 60 * 60

export type Outcomes = Awaited<ReturnType<typeof createOutcomes>>
export type NewOutcome = Omit<Outcome, '_id' | 'failed'> & { pageView: string }

export async function createOutcomes(db: Db) {
  const outcomes = db.collection<Outcome>('release_outcomes')
  await outcomes.createIndexes([
    { key: { part: 1, version: 1, failed: 1, at: 1 }, name: 'by-version' },
    { key: { at: 1 }, name: 'expired', expireAfterSeconds: KEPT_SECONDS },
  ])
  const idOf = ({ pageView, part }: NewOutcome) => `${pageView} ${part}`

  return {
    /** False when this page view has reported the part already. */
    async loaded(outcome: NewOutcome): Promise<boolean> {
      const { pageView: _, ...row } = outcome
      const inserted = outcomes.insertOne({ _id: idOf(outcome), ...row, failed: false })
      return inserted.then(() => true, unlessThere)
    },

    /** What is new with this report: the page view, or only that something failed in it; null when both are known. */
    async failed(outcome: NewOutcome): Promise<'page view' | 'failure' | null> {
      const { part, version, network, at } = outcome
      const change = { $set: { failed: true, network, at }, $setOnInsert: { part, version } }
      const written = outcomes.updateOne({ _id: idOf(outcome), failed: false }, change, { upsert: true })
      const result = await written.catch(unlessThere)
      if (!result) return null
      return result.upsertedCount > 0 ? 'page view' : 'failure'
    },

    /** How a version did since then. */
    async tally(part: PartName, version: string, since: Date): Promise<Tally> {
      const [loaded, failed] = await Promise.all([
        outcomes.countDocuments({ part, version, failed: false, at: { $gte: since } }),
        outcomes
          .aggregate<{ count: number }>([
            { $match: { part, version, failed: true, at: { $gte: since } } },
            { $group: { _id: '$network', count: { $sum: 1 } } },
          ])
          .toArray(),
      ])
      const failures = failed.reduce((sum, { count }) => sum + count, 0)
      return { loads: loaded + failures, failures, networks: failed.length }
    },
  }
}

function unlessThere(error: unknown): false {
  if (isDuplicateKey(error)) return false
  throw error
}
