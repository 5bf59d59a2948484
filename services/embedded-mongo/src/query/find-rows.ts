import type { Collection } from '../collection/collection.ts'
import { mergedKeys } from '../collection/merge-keys.ts'
import type { Interval, Item, OrderedKeys } from '../collection/ordered-keys.ts'
import type { Row } from '../collection/row.ts'
import { compileFilter } from '../match/compile-filter.ts'
import type { Matches } from '../match/operators.ts'
import { choosePlan, type IndexScan } from '../plan/choose-plan.ts'
import { leftToMatch } from '../plan/left-to-match.ts'
import { type Fields, fieldsAt, fieldsOfFilter } from '../values/fields.ts'
import { sortDocuments, sortFieldsOf } from '../values/order.ts'
import type { Document } from '../values/value.ts'

export type Query = { filter: Document; sort?: Document; skip?: number; limit?: number }
/** `scans` are those that led to the rows; what was walked in vain before is counted too. */
type Found = { rows: Row[]; scans: IndexScan[]; examined: number; keysExamined: number; sorted: boolean }

/** Plans, walks, matches, sorts and cuts; what it looked at is counted for `explain`. */
export function findRows(collection: Collection | undefined, query: Query): Found {
  const filter = filterOf(query.filter)
  const sort = sortFieldsOf(query.sort ?? {})
  if (!collection) return { rows: [], scans: [], examined: 0, keysExamined: 0, sorted: false }
  const { skip = 0, limit = 0 } = query
  const wanted = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY
  const plan = choosePlan(collection.indexes.values(), query.filter, { sort, enough: wanted })
  const isOrdered = sort.length === 0 || plan.scans[0]?.order !== undefined
  const sortedBy = fieldsAt(sort.map(({ name }) => name))
  const walkBy = (scans: IndexScan[], limits?: Limits) => {
    const [scan, ...others] = scans
    const { matches, fields } = scan && others.length === 0 ? filterOf(leftToMatch(scan, query.filter)) : filter
    return walk(collection, scans, { matches, fields: [...fields, ...sortedBy] }, limits)
  }
  const first = walkBy(plan.scans, { enough: isOrdered ? wanted : undefined, most: plan.instead?.after })
  const instead = first.isGivenUp ? plan.instead : undefined
  const { found, examined } = instead ? walkBy(instead.scans) : first
  const inOrder = isOrdered && !instead
  const ordered = inOrder ? found : sortDocuments(found, sort, ({ document }) => document)
  const scans = instead?.scans ?? plan.scans
  const looked = examined + (instead ? first.examined : 0)
  return {
    rows: (skip || limit ? ordered.slice(skip, limit > 0 ? skip + limit : undefined) : ordered).map(({ row }) => row),
    scans,
    examined: looked,
    keysExamined: scans.length > 0 ? looked : 0,
    sorted: !inOrder,
  }
}

type Filter = { matches: Matches; fields: Fields }

function filterOf(filter: Document): Filter {
  return { matches: compileFilter(filter), fields: fieldsOfFilter(filter) }
}

type Limits = { enough?: number | undefined; most?: number | undefined }
/** What matches, with the fields of it that were asked for. */
type Walked = { found: { row: Row; document: Document }[]; examined: number; isGivenUp: boolean }

/** Looks at documents until `enough` match, or gives up when it has looked at `most` and there are more. */
function walk(
  collection: Collection,
  scans: IndexScan[],
  { matches, fields }: Filter,
  { enough = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Limits = {},
): Walked {
  const found: Walked['found'] = []
  let examined = 0
  for (const row of candidates(collection, scans)) {
    if (examined >= most) return { found, examined, isGivenUp: true }
    examined++
    const document = row.documentWith(fields)
    if (!matches(document)) continue
    found.push({ row, document })
    if (found.length >= enough) break
  }
  return { found, examined, isGivenUp: false }
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

function itemsOf({ index: { entries }, intervals, order }: IndexScan): Iterable<Item> {
  const [first, ...others] = intervals
  if (first && others.length === 0) return entries[order ?? 'forward'](first)
  return order ? mergedKeys(entries, intervals, order) : oneByOne(entries, intervals)
}

function* oneByOne(entries: OrderedKeys, intervals: readonly Interval[]): Iterable<Item> {
  for (const interval of intervals) yield* entries.forward(interval)
}
