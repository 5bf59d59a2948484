import type { Interval } from '../collection/ordered-keys.ts'
import type { StoredIndex } from '../collection/stored-index.ts'
import type { SortField } from '../values/order.ts'
import { type Document, isDocument } from '../values/value.ts'
import { intervalsOf } from './intervals.ts'
import { impliesPartial } from './partial.ts'
import { type Constraints, readConstraints } from './read-constraints.ts'

export type IndexScan = {
  index: StoredIndex
  intervals: Interval[]
  /** The scan yields the wanted order, read in this direction. */
  order?: 'forward' | 'backward'
}

/** No scans: every document is looked at. Several: one for each branch of an $or. */
export type Plan = { scans: IndexScan[] }

type Candidate = { scan: IndexScan; cost: number }

/** The index that leaves the fewest documents to look at; sorting them afterwards counts half as much. */
export function choosePlan(indexes: Iterable<StoredIndex>, filter: Document, sort: SortField[]): Plan {
  const usable = [...indexes]
  const direct = bestScan(usable, readConstraints(filter), sort)
  const alternatives = branchesOf(filter).map(branches => unionOf(usable, branches))
  let best = { scans: direct ? [direct.scan] : [], cost: direct?.cost ?? Number.POSITIVE_INFINITY }
  for (const union of alternatives) if (union && union.cost < best.cost) best = union
  return { scans: best.scans }
}

function bestScan(indexes: StoredIndex[], constraints: Constraints, sort: SortField[]): Candidate | undefined {
  let best: Candidate | undefined
  for (const index of indexes) {
    const candidate = candidateOf(index, constraints, sort)
    if (candidate && (!best || candidate.cost < best.cost)) best = candidate
  }
  return best
}

function candidateOf(index: StoredIndex, constraints: Constraints, sort: SortField[]): Candidate | undefined {
  if (!holdsAllMatches(index, constraints)) return undefined
  const { intervals, fixedFields } = intervalsOf(index, constraints)
  const order = intervals.length === 1 ? orderOf(index, constraints, sort, fixedFields) : undefined
  const isBounded = constraints.has(index.fields[0]?.name ?? '')
  if (!isBounded && !order) return undefined
  const count = intervals.reduce((sum, interval) => sum + index.entries.count(interval), 0)
  const cost = sort.length > 0 && !order ? count * 1.5 : count
  return { scan: { index, intervals, order }, cost: cost + 1 / (1 + fixedFields) }
}

/** A partial or sparse index answers only for filters that ask for nothing outside it. */
function holdsAllMatches({ spec, fields }: StoredIndex, constraints: Constraints): boolean {
  if (spec.sparse && !fields.some(({ name }) => constraints.get(name)?.present)) return false
  return !spec.partialFilterExpression || impliesPartial(constraints, spec.partialFilterExpression)
}

function orderOf(
  index: StoredIndex,
  constraints: Constraints,
  sort: SortField[],
  fixedFields: number,
): 'forward' | 'backward' | undefined {
  if (sort.length === 0 || index.multikeyRows > 0) return undefined
  const isFixed = (name: string) => index.fields.slice(0, fixedFields).some(field => field.name === name)
  const open = sort.filter(({ name }) => !isFixed(name) || constraints.get(name)?.points?.length !== 1)
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

function unionOf(indexes: StoredIndex[], branches: Document[]): { scans: IndexScan[]; cost: number } | undefined {
  const candidates = branches.map(branch => bestScan(indexes, readConstraints(branch), []))
  const found = candidates.filter(candidate => candidate !== undefined)
  if (found.length !== candidates.length) return undefined
  return { scans: found.map(({ scan }) => scan), cost: found.reduce((sum, { cost }) => sum + cost, 0) }
}
