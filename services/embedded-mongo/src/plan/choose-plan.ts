import type { PrefixedInterval } from '../collection/merge-keys.ts'
import type { StoredIndex } from '../collection/stored-index.ts'
import type { SortField } from '../values/order.ts'
import { type Document, isDocument } from '../values/value.ts'
import { countIn, intervalsOf } from './intervals.ts'
import { impliesPartial } from './partial.ts'
import { type Constraints, readConstraints } from './read-constraints.ts'

export type IndexScan = {
  index: StoredIndex
  intervals: PrefixedInterval[]
  /** The scan yields the wanted order, read in this direction; several intervals are merged. */
  order?: 'forward' | 'backward' | undefined
}

export type Plan = {
  /** None: every document is looked at. Several: one for each branch of an $or. */
  scans: IndexScan[]
  /** What to do once so many documents were looked at in vain: those that match may all stand at the end of the order. */
  instead?: { after: number; scans: IndexScan[] }
}

/** The wanted order, and how many documents in it are enough. */
type Wanted = { sort: SortField[]; enough: number }

/** `count`: how many documents it leads to, at most; an array may lead to one several times. */
type Way = { scans: IndexScan[]; count: number; fixedFields: number }

/** Sorting a document afterwards costs half as much as looking at it. */
const SORTED = 1.5
/** Each document of a merge is compared with one of each interval. */
const MOST_MERGED = 32

/** The way that looks at the fewest documents. */
export function choosePlan(indexes: Iterable<StoredIndex>, filter: Document, wanted: Wanted): Plan {
  const usable = [...indexes]
  const unions = branchesOf(filter).flatMap(branches => unionOf(usable, branches) ?? [])
  const ways = [...waysOf(usable, readConstraints(filter), wanted.sort), ...unions]
  const fewest = Math.min(...ways.map(({ count }) => count))
  const cost = (way: Way) => costOf(way, wanted, fewest) + 1 / (1 + way.fixedFields)
  const best = cheapest(ways, cost)
  if (!best) return { scans: [] }
  const other =
    isOrdered(best) &&
    cheapest(
      ways.filter(way => !isOrdered(way)),
      cost,
    )
  if (!other || other.count * SORTED >= best.count) return { scans: best.scans }
  return { scans: best.scans, instead: { after: Math.ceil(other.count * SORTED), scans: other.scans } }
}

function cheapest(ways: readonly Way[], cost: (way: Way) => number): Way | undefined {
  const costs = ways.map(cost)
  return ways[costs.indexOf(Math.min(...costs))]
}

/** In the wanted order one may stop early: at the latest, it is hoped, where that share of the documents that match is passed. */
function costOf(way: Way, { sort, enough }: Wanted, matching: number): number {
  if (sort.length === 0) return way.count
  if (!isOrdered(way)) return way.count * SORTED
  return matching === 0 ? way.count : Math.min(way.count, (enough * way.count) / matching)
}

function isOrdered({ scans }: Way): boolean {
  return scans[0]?.order !== undefined
}

function waysOf(indexes: StoredIndex[], constraints: Constraints, sort: SortField[]): Way[] {
  return indexes.flatMap(index => wayBy(index, constraints, sort) ?? [])
}

function wayBy(index: StoredIndex, constraints: Constraints, sort: SortField[]): Way | undefined {
  if (!holdsAllMatches(index, constraints)) return undefined
  const { intervals, fixedFields } = intervalsOf(index, constraints)
  const order = orderOf(index, sort, { fixedFields, intervals: intervals.length })
  const isBounded = constraints.has(index.fields[0]?.name ?? '')
  if (!isBounded && !order) return undefined
  return { scans: [{ index, intervals, order }], count: countIn(index, intervals), fixedFields }
}

/** A partial or sparse index answers only for filters that ask for nothing outside it. */
function holdsAllMatches({ spec, fields }: StoredIndex, constraints: Constraints): boolean {
  if (spec.sparse && !fields.some(({ name }) => constraints.get(name)?.present)) return false
  return !spec.partialFilterExpression || impliesPartial(constraints, spec.partialFilterExpression)
}

/** Of one interval a field that is fixed has one value, and need not stand in order; of several it has several. */
function orderOf(
  index: StoredIndex,
  sort: SortField[],
  { fixedFields, intervals }: { fixedFields: number; intervals: number },
): 'forward' | 'backward' | undefined {
  if (sort.length === 0 || index.multikeyRows > 0 || intervals > MOST_MERGED) return undefined
  const isFixed = (name: string) =>
    intervals === 1 && index.fields.slice(0, fixedFields).some(field => field.name === name)
  const open = sort.filter(({ name }) => !isFixed(name))
  const rest = index.fields.slice(fixedFields)
  if (open.length > rest.length) return undefined
  const turns = new Set(open.map(({ direction }, at) => direction * (rest[at]?.direction ?? 0)))
  const inPlace = open.every(({ name }, at) => rest[at]?.name === name)
  if (!inPlace || turns.size > 1) return undefined
  return turns.has(-1) ? 'backward' : 'forward'
}

function branchesOf(filter: Document): Document[][] {
  const nested = Array.isArray(filter.$and) ? filter.$and.filter(isDocument).flatMap(branchesOf) : []
  return Array.isArray(filter.$or) ? [filter.$or.filter(isDocument), ...nested] : nested
}

function unionOf(indexes: StoredIndex[], branches: Document[]): Way | undefined {
  const found = branches.flatMap(branch => {
    const ways = waysOf(indexes, readConstraints(branch), [])
    return cheapest(ways, ({ count, fixedFields }) => count + 1 / (1 + fixedFields)) ?? []
  })
  if (found.length !== branches.length) return undefined
  return {
    scans: found.flatMap(({ scans }) => scans),
    count: found.reduce((sum, { count }) => sum + count, 0),
    fixedFields: 0,
  }
}
