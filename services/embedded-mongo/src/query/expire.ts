import type { Collection } from '../collection/collection.ts'
import { findRows } from './find-rows.ts'

/** Removes what TTL indexes say is over. Documents without a date at the field never expire. */
export function removeExpired(collections: Iterable<Collection>, now: Date): number {
  let removed = 0
  for (const collection of collections) {
    for (const { spec } of [...collection.indexes.values()]) {
      if (spec.expireAfterSeconds === undefined) continue
      const [field = ''] = Object.keys(spec.key)
      removed += removeOlder(collection, field, new Date(now.getTime() - spec.expireAfterSeconds * 1000))
    }
  }
  return removed
}

function removeOlder(collection: Collection, field: string, limit: Date): number {
  const { rows } = findRows(collection, { filter: { [field]: { $lte: limit } } })
  for (const row of rows) collection.delete(row)
  return rows.length
}
