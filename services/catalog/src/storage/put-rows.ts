import type { AnyBulkWriteOperation, Collection, Document, Filter } from 'mongodb'

/** `missing` leaves what is there as it is, so that no work of staff is lost; `all` puts the rows in place of it. */
export type Put = 'missing' | 'all'

/** Writes rows that are known by one field; says how many documents are other than before. */
export async function putRows<Row extends Document>(
  collection: Collection<Row>,
  key: keyof Row & string,
  rows: readonly Row[],
  put: Put,
): Promise<number> {
  if (rows.length === 0) return 0
  const operations = rows.map((row): AnyBulkWriteOperation<Row> => {
    const filter = { [key]: row[key] } as Filter<Row>
    return put === 'all'
      ? { replaceOne: { filter, replacement: row, upsert: true } }
      : { updateOne: { filter, update: { $setOnInsert: row }, upsert: true } }
  })
  const { upsertedCount, modifiedCount } = await collection.bulkWrite(operations, { ordered: false })
  return upsertedCount + modifiedCount
}
