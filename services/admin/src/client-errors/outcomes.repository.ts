import type { PartName } from '@shop/contracts/releases'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import type { PageViewOutcome, Tally } from './tally.ts'

/**
 * Did a part work in one page view? One failure is enough to count as failed. `_id` is of the page view and the part; `beside` is what else the
 * page had, as `<part> <version>`, where something failed.
 */
type Outcome = PageViewOutcome & { _id: string; part: PartName; version: string; beside?: string[] }

/** The ten page views of a canary in a small shop may take as long. */
export const KEPT_SECONDS = 24 * 60 * 60
/** Longer than a page view can report anything, so that each counts once. */
const ALL_KEPT_SECONDS = 60 * 60

export type Outcomes = Awaited<ReturnType<typeof createOutcomes>>
export type NewOutcome = Omit<Outcome, '_id' | 'failed' | 'beside'> & { pageView: string }

/** How what a page had of another part is written down with a failure. */
export function besideOf([part, version]: readonly [string, string]): string {
  return `${part} ${version}`
}

export async function createOutcomes(db: Db) {
  const outcomes = db.collection<Outcome>('release_page_views')
  await outcomes.createIndexes([
    { key: { part: 1, version: 1, failed: 1, at: 1 }, name: 'by-version' },
    { key: { part: 1, version: 1, at: -1, failed: 1 }, name: 'latest' },
    { key: { at: -1 }, name: 'expired', expireAfterSeconds: KEPT_SECONDS },
  ])
  const idOf = ({ pageView, part }: NewOutcome) => `${pageView} ${part}`

  return {
    /** False when this page view has reported the part already. */
    async recordLoad(outcome: NewOutcome): Promise<boolean> {
      const { pageView: _, ...row } = outcome
      const inserted = outcomes.insertOne({ _id: idOf(outcome), ...row, failed: false })
      return inserted.then(() => true, unlessThere)
    },

    /** What is new with this report: the page view, or only that something failed in it; null when both are known. */
    async recordFailure(outcome: NewOutcome, beside: string[]): Promise<'page view' | 'failure' | null> {
      const { part, version, network, at } = outcome
      const change = { $set: { failed: true, network, at, beside }, $setOnInsert: { part, version } }
      const written = outcomes.updateOne({ _id: idOf(outcome), failed: false }, change, { upsert: true })
      const result = await written.catch(unlessThere)
      if (!result) return null
      return result.upsertedCount > 0 ? 'page view' : 'failure'
    },

    /** How a version did since then; what failed `besides` one of these versions of other parts is left out. */
    async tally(part: PartName, version: string, since: Date, besides: readonly string[] = []): Promise<Tally> {
      const [loaded, failed] = await Promise.all([
        outcomes.countDocuments({ part, version, failed: false, at: { $gte: since } }),
        outcomes
          .aggregate<{ count: number }>([
            { $match: { part, version, failed: true, at: { $gte: since }, beside: { $nin: besides } } },
            { $group: { _id: '$network', count: { $sum: 1 } } },
          ])
          .toArray(),
      ])
      const failures = failed.reduce((sum, { count }) => sum + count, 0)
      return { loads: loaded + failures, failures, networks: failed.length }
    },

    /** The newest first; of one moment what went well counts as the newer, so that only what surely came in turn is proof. */
    latest(part: PartName, version: string, since: Date, most: number, besides: readonly string[] = []) {
      return outcomes
        .find<PageViewOutcome>(
          { part, version, at: { $gte: since }, beside: { $nin: besides } },
          { projection: { _id: 0, network: 1, failed: 1, at: 1 } },
        )
        .sort({ at: -1, failed: 1 })
        .limit(most)
        .toArray()
    },

    /** Of a busy shop a day is much: what is older than an hour goes, but for the newest. */
    async forget(part: PartName, version: string, now: Date, kept: number): Promise<void> {
      const before = new Date(now.getTime() - ALL_KEPT_SECONDS * 1000)
      const older = outcomes.find({ part, version, at: { $lt: before } }, { projection: { at: 1 } })
      const [first] = await older.sort({ at: -1, failed: 1 }).skip(kept).limit(1).toArray()
      if (first) await outcomes.deleteMany({ part, version, at: { $lte: first.at } })
    },
  }
}

function unlessThere(error: unknown): false {
  if (isDuplicateKey(error)) return false
  throw error
}
