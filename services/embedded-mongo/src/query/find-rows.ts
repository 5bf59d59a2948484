import type { Collection } from '../collection/collection.ts'
import { mergedKeys } from '../collection/merge-keys.ts'
import type { Item } from '../collection/ordered-keys.ts'
import type { Row } from '../collection/row.ts'
import { compileFilter } from '../match/compile-filter.ts'
import type { Matches } from '../match/operators.ts'
import { choosePlan, type IndexScan } from '../plan/choose-plan.ts'
import { covers } from '../plan/covers.ts'
import { type Fields, fieldsAt, fieldsOfFilter } from '../values/fields.ts'
import { sorted, sortFieldsOf } from '../values/order.ts'
import type { Document } from '../values/value.ts'

export type Query = { filter: Document; sort?: Document; skip?: number; limit?: number }
/** `scans` are those that led to the rows; what was walked in vain before is counted too. */
type Found = { rows: Row[]; scans: IndexScan[]; examined: number; keysExamined: number; sorted: boolean }

/** Plans, walks, matches, sorts and cuts; what it looked at is counted for `explain`. */
export function findRows(collection: Collection | undefined, query: Query): Found {
  const filter: Filter = { matches: compileFilter(query.filter), fields: fieldsOfFilter(query.filter) }
  const sort = sortFieldsOf(query.sort ?? {})
  if (!collection) return { rows: [], scans: [], examined: 0, keysExamined: 0, sorted: false }
  const { skip = 0, limit = 0 } = query
  const wanted = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY
  const plan = choosePlan(collection.indexes.values(), query.filter, { sort, enough: wanted })
  const isOrdered = sort.length === 0 || plan.scans[0]?.order !== undefined
  const enough = isOrdered ? wanted : Number.POSITIVE_INFINITY
  const first = walk(collection, plan.scans, answeredBy(plan.scans, query.filter) ?? filter, {
    enough,
    most: plan.instead?.after,
  })
  const instead = first.isGivenUp ? plan.instead : undefined
  const { rows, examined } = instead
    ? walk(collection, instead.scans, answeredBy(instead.scans, query.filter) ?? filter)
    : first
  const inOrder = isOrdered && !instead
  const sortedBy = fieldsAt(sort.map(({ name }) => name))
  const ordered = inOrder ? rows : sorted(rows, sort, row => row.documentWith(sortedBy))
  const scans = instead?.scans ?? plan.scans
  const looked = examined + (instead ? first.examined : 0)
  return {
    rows: skip || limit ? ordered.slice(skip, limit > 0 ? skip + limit : undefined) : ordered,
    scans,
    examined: looked,
    keysExamined: scans.length > 0 ? looked : 0,
    sorted: !inOrder,
  }
}

type Filter = { matches: Matches; fields: Fields }
const ANY: Filter = { matches: () => true, fields: [] }

/** Where the index has answered already, nothing is left to ask of the documents. */
function answeredBy(scans: IndexScan[], filter: Document): Filter | undefined {
  const [scan, ...others] = scans
  return scan && others.length === 0 && covers(scan, filter) ? ANY : undefined
}

type Walked = { rows: Row[]; examined: number; isGivenUp: boolean }

/** Looks at documents until `enough` match, or gives up when it has looked at `most` and there are more. */
function walk(
  collection: Collection,
  scans: IndexScan[],
  { matches, fields }: Filter,
  { enough = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY } = {},
): Walked {
  const rows: Row[] = []
  let examined = 0
  for (const row of candidates(collection, scans)) {
    if (examined >= most) return { rows, examined, isGivenUp: true }
    examined++
    if (!matches(row.documentWith(fields))) continue
    rows.push(row)
    if (rows.length >= enough) break
  }
  return { rows, examined, isGivenUp: false }
}

function* candidates(collection: Collection, scans: IndexScan[]): Iterable<Row> {
  if (scans.length === 0) {
    yield* collection.rows.values()
    return
  }
  const mayRepeat = scans.length > 1 || scans.some(({ index }) => index.multikeyRows > 0)
  const seen = new Set<number>()
  for (const scan of scans) {
    for (const { number } of itemsOf(scan)) {
      const row = collection.rows.get(number)
      if (!row || (mayRepeat && seen.has(number))) continue
      if (mayRepeat) seen.add(number)
      yield row
    }
  }
}

function* itemsOf({ index: { entries }, intervals, order }: IndexScan): Iterable<Item> {
  if (order && intervals.length > 1) yield* mergedKeys(entries, intervals, order)
  else for (const interval of intervals) yield* entries[order ?? 'forward'](interval)
}
