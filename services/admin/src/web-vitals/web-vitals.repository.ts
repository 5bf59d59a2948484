import { DAY_MS } from '@shop/calendar/durations'
import type { PartName } from '@shop/contracts/releases'
import { type VitalName, vitalBuckets } from '@shop/contracts/vital-buckets'
import { isDuplicateKey } from '@shop/service-kit/storage/duplicate-key'
import type { Db } from 'mongodb'
import type { Histogram } from './histogram.ts'

type Row = {
  /** Of part, version, vital and day. */
  _id: string
  part: PartName
  version: string
  name: VitalName
  day: Date
  /** By bucket. */
  counts: Record<string, number>
  /** The team was told that it is notably worse. */
  reported?: true
}
export type VersionVital = { part: PartName; version: string; name: VitalName; histogram: Histogram }

const KEPT_SECONDS = 14 * 24 * 60 * 60
/** Versions are compared by these days, today with them. */
const COMPARED_DAYS = 2

export type WebVitals = Awaited<ReturnType<typeof createWebVitals>>

/** Counts of a day, version and vital: no visit, no page. As only known versions are counted, the rows are few. */
export async function createWebVitals(db: Db) {
  const rows = db.collection<Row>('web_vitals')
  await rows.createIndex({ day: 1 }, { name: 'expired', expireAfterSeconds: KEPT_SECONDS })

  return {
    async add(part: PartName, version: string, at: Date, { name, bucket }: { name: VitalName; bucket: number }) {
      const day = dayOf(at)
      const filter = { _id: idOf(part, version, name, day) }
      const change = { $inc: { [`counts.${bucket}`]: 1 }, $setOnInsert: { part, version, name, day } }
      try {
        await rows.updateOne(filter, change, { upsert: true })
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        // Two first values of a day at once: the other one has made the row.
        await rows.updateOne(filter, change)
      }
    },

    /** Of today and yesterday. */
    async latest(now: Date): Promise<VersionVital[]> {
      const since = new Date(dayOf(now).getTime() - (COMPARED_DAYS - 1) * DAY_MS)
      const found = await rows.find({ day: { $gte: since } }).toArray()
      const sums = new Map<string, VersionVital>()
      for (const { part, version, name, counts } of found) {
        const key = `${part} ${version} ${name}`
        const before = sums.get(key)?.histogram ?? []
        const histogram = [...vitalBuckets[name], 0].map((_, bucket) => (before[bucket] ?? 0) + (counts[bucket] ?? 0))
        sums.set(key, { part, version, name, histogram })
      }
      return [...sums.values()]
    },

    /** True for the first caller of a day only, so that it is reported once. */
    async isFirstReport(part: PartName, version: string, name: VitalName, now: Date): Promise<boolean> {
      const filter = { _id: idOf(part, version, name, dayOf(now)), reported: { $exists: false } }
      const { modifiedCount } = await rows.updateOne(filter, { $set: { reported: true } })
      return modifiedCount > 0
    },
  }
}

function dayOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS)
}

function idOf(part: PartName, version: string, name: VitalName, day: Date): string {
  return `${part} ${version} ${name} ${day.toISOString()}`
}
