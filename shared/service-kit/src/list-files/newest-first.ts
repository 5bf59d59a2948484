import type { Collection, Document, Filter, WithId } from 'mongodb'
import { MAX_READ_MS } from '../storage/read-limit.ts'

/** So many rows are in memory at a time, however many there are. */
export const BATCH = 250

/** By which moment a list is sorted, and which key tells rows of one moment apart; a dot leads into a field. */
export type ListOrder<Row> = { at: string; key: string; placeOf: (row: Row) => Place | null }
type Place = { at: Date; key: string }

type Read<Row> = {
  filter: Filter<Row>
  order: ListOrder<Row>
  projection: Document
  /** Fewer at a time, where a row may be large. */
  batch?: number
}

/**
 * All rows of a filter, the newest first, at most `batch` at a time, each batch read once it is wanted: what is added meanwhile is not
 * among them. An index of both fields of the order, the newest first, serves it.
 */
export async function* readNewestFirst<Row extends Document>(
  rows: Collection<Row>,
  { filter, order, projection, batch = BATCH }: Read<Row>,
): AsyncGenerator<WithId<Row>[]> {
  let read: Place[] = []
  for (;;) {
    const found = await rows
      .find(olderThan(read, filter, order), { projection, maxTimeMS: MAX_READ_MS })
      .sort({ [order.at]: -1, [order.key]: -1 })
      .limit(batch)
      .toArray()
    yield found
    if (found.length < batch) return
    const places = found.flatMap(row => order.placeOf(row as unknown as Row) ?? [])
    read = [...read, ...places].filter(({ at }) => at.getTime() === places.at(-1)?.at.getTime())
  }
}

/** Rows of one moment may stand in two batches: those of them that were read are named. */
export function olderThan<Row>(
  read: readonly Place[],
  filter: Filter<Row>,
  { at, key }: Pick<ListOrder<Row>, 'at' | 'key'>,
): Filter<Row> {
  const last = read.at(-1)
  if (!last) return filter
  const ofMoment = read.filter(place => place.at.getTime() === last.at.getTime()).map(place => place.key)
  const older: Document = { [at]: { $lte: last.at }, [key]: { $nin: ofMoment } }
  return { $and: [filter, older] } as Filter<Row>
}

/** The rows of a cursor, or of a list that is in memory, so many at a time. */
export async function* inBatches<Row>(rows: AsyncIterable<Row> | Iterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
