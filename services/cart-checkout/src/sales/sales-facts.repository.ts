import { addDays } from '@shop/calendar/kyiv-days'
import { MAX_READ_MS } from '@shop/service-kit/storage/read-limit'
import type { Db } from 'mongodb'
import { figureKeys, type SalesEntry } from './sales-entry.ts'

export type SalesFactsRepository = ReturnType<typeof createSalesFacts>

/** What one order brought, as it was at this version of the order. */
export type SalesFacts = { number: string; version: number; entries: SalesEntry[] }

/** `keys`: the figures that it counts in, or ever counted in, so that a count that was broken off is made good at the next one. */
type StoredFacts = Omit<SalesFacts, 'number'> & { _id: string; keys: string[] }

/** The sales of each order. What was read of an older version of it never replaces what is known of a newer one. */
export function createSalesFacts(db: Db) {
  const facts = db.collection<StoredFacts>('sales_facts')
  return {
    async createIndexes(): Promise<void> {
      await facts.createIndex({ keys: 1 })
    },

    /** Keeps the facts, and answers the figures that have to be counted again because of them. */
    async note(noted: readonly SalesFacts[]): Promise<string[]> {
      const some = { _id: { $in: noted.map(({ number }) => number) } }
      const known = new Set((await facts.find(some, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id))
      // Most orders that nobody paid never come to anything.
      const counting = noted.filter(({ number, entries }) => entries.length > 0 || known.has(number))
      if (counting.length === 0) return []
      await facts.bulkWrite(counting.flatMap(writesOf))
      const _id = { $in: counting.map(({ number }) => number) }
      const stored = await facts.find({ _id }, { projection: { keys: 1 }, maxTimeMS: MAX_READ_MS }).toArray()
      return [...new Set(stored.flatMap(({ keys }) => keys))].sort()
    },

    /** The orders that have something on this day, or had. */
    async numbersOf(day: string): Promise<string[]> {
      const found = facts.find({ keys: day }, { projection: { _id: 1 }, maxTimeMS: MAX_READ_MS })
      return (await found.toArray()).map(({ _id }) => _id)
    },

    /** The orders that have something on one of these days, or had; at most so many. */
    async numbersBetween(from: string, to: string, limit: number): Promise<string[]> {
      const days = daysBetween(from, to)
      const found = facts.find({ keys: { $in: days } }, { projection: { _id: 1 }, maxTimeMS: MAX_READ_MS, limit })
      return (await found.toArray()).map(({ _id }) => _id)
    },

    /** Everything that counts in each of these figures, by their keys. */
    async entriesOf(keys: readonly string[]): Promise<Map<string, SalesEntry[]>> {
      const ofKey = new Map<string, SalesEntry[]>(keys.map(key => [key, []]))
      const found = facts.find(
        { keys: { $in: [...keys] } },
        { projection: { _id: 0, entries: 1 }, maxTimeMS: 10 * MAX_READ_MS, batchSize: 1000 },
      )
      for await (const { entries } of found)
        for (const entry of entries) for (const key of figureKeys(entry)) ofKey.get(key)?.push(entry)
      return ofKey
    },
  }
}

/** All days from the first to the last; keys of months and articles stand between days, so no range finds them alone. */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** Two writes: an upsert that is guarded by the version would insert a second document where the guard is closed. */
function writesOf({ number, version, entries }: SalesFacts) {
  const keys = [...new Set(entries.flatMap(figureKeys))]
  const first = { version: -1, keys: [] as string[], entries: [] as SalesEntry[] }
  return [
    { updateOne: { filter: { _id: number }, update: { $setOnInsert: first }, upsert: true } },
    {
      updateOne: {
        filter: { _id: number, version: { $lt: version } },
        update: { $set: { version, entries }, $addToSet: { keys: { $each: keys } } },
      },
    },
  ]
}
