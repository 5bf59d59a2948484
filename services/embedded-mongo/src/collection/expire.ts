import { isAnyAt, pathOf } from '../values/paths.ts'
import type { Collection } from './collection.ts'

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
  const path = pathOf(field)
  const isOver = (value: unknown): boolean =>
    Array.isArray(value) ? value.some(isOver) : value instanceof Date && value <= limit
  const expired = [...collection.rows.values()].filter(({ document }) => isAnyAt(document, path, isOver))
  for (const row of expired) collection.delete(row)
  return expired.length
}
