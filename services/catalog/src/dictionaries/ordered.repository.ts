import type { Collection, Db, Document, Filter, UpdateFilter } from 'mongodb'
import { type Put, putRows } from '../storage/put-rows.ts'

/** Things that staff put in an order: colours, collections, sizes, heights, categories, shops. */
type Ordered = { order: number }

export type OrderedRepository<Thing extends Ordered> = {
  createIndexes(): Promise<void>
  /** Archived ones, too. */
  all(): Promise<Thing[]>
  /** What is not archived. */
  live(): Promise<Thing[]>
  put(things: readonly Thing[], put: Put): Promise<number>
}

export function createOrderedRepository<Thing extends Ordered>(
  db: Db,
  name: string,
  key: keyof Thing & string,
): OrderedRepository<Thing> {
  const things = db.collection<Thing>(name)
  // The condition is always true: it lets the index give the documents in its order.
  const everything = { order: { $gte: 0 } } as Filter<Thing>
  const inOrder = (filter: Filter<Thing>) =>
    things
      .find<Thing>(filter, { projection: { _id: 0 } })
      .sort({ order: 1 })
      .toArray()
  return {
    async createIndexes() {
      await things.createIndexes([{ key: { [key]: 1 }, unique: true }, { key: { order: 1 } }])
    },

    all: () => inOrder(everything),
    live: () => inOrder({ ...everything, archived: null } as Filter<Thing>),

    put(rows, put) {
      return putRows(things, key, rows, put)
    },
  }
}

/** Gives each of these its place, the first one 1. */
export async function putInOrder<Thing extends Document & { name: string; order: number }>(
  things: Collection<Thing>,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return
  const operations = names.map((name, index) => ({
    updateOne: {
      filter: { name } as Filter<Thing>,
      update: { $set: { order: index + 1 } } as unknown as UpdateFilter<Thing>,
    },
  }))
  await things.bulkWrite(operations, { ordered: false })
}
