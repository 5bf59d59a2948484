import { HOUR_MS } from '@shop/calendar/durations'
import type { PartName } from '@shop/contracts/releases'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'

/** How often a version loaded and failed in an hour. `reports` are all, also of pages that are not counted as page views. */
type Counted = { reports: number; loads: number; failures: number }
type Row = Partial<Counted> & { _id: string; part: PartName; version: string | null; hour: Date }
export type VersionCounts = Counted & { version: string | null }

const SHOWN_HOURS = 24
const KEPT_SECONDS = 2 * 24 * 60 * 60

export type HourlyCounts = Awaited<ReturnType<typeof createHourlyCounts>>

/** Few rows however many visitors there are: an hour of a version is one. */
export async function createHourlyCounts(db: Db) {
  const rows = db.collection<Row>('release_counts')
  await rows.createIndex({ hour: 1 }, { name: 'expired', expireAfterSeconds: KEPT_SECONDS })

  async function add(part: PartName, version: string | null, at: Date, counted: Partial<Counted>): Promise<void> {
    const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)
    const filter = { _id: `${part} ${version} ${hour.toISOString()}` }
    const change = { $inc: counted, $setOnInsert: { part, version, hour } }
    try {
      await rows.updateOne(filter, change, { upsert: true })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      // Two first reports of an hour at once: the other one has made the row.
      await rows.updateOne(filter, change)
    }
  }

  return {
    add,
    /** Of the last 24 hours, by part; versions by name, as rows of one hour come in any order. */
    async lastDay(now: Date): Promise<Map<PartName, VersionCounts[]>> {
      const since = new Date(now.getTime() - SHOWN_HOURS * HOUR_MS)
      const found = await rows.find({ hour: { $gt: since } }).toArray()
      const sums = new Map<PartName, Map<string | null, VersionCounts>>()
      for (const { part, version, reports = 0, loads = 0, failures = 0 } of found) {
        const ofPart = sums.get(part) ?? new Map<string | null, VersionCounts>()
        const sum = ofPart.get(version) ?? { version, reports: 0, loads: 0, failures: 0 }
        ofPart.set(version, {
          version,
          reports: sum.reports + reports,
          loads: sum.loads + loads,
          failures: sum.failures + failures,
        })
        sums.set(part, ofPart)
      }
      const byName = (one: VersionCounts, other: VersionCounts) => `${one.version}`.localeCompare(`${other.version}`)
      return new Map([...sums].map(([part, ofPart]) => [part, [...ofPart.values()].toSorted(byName)]))
    },
  }
}
