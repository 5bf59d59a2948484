import { compileFilter } from '../match/compile-filter.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'
import { holds, rangesOf } from './constraint.ts'
import { type Constraints, readConstraints } from './read-constraints.ts'

/** Whether whatever satisfies the constraints must be in a partial index. When in doubt it says no. */
export function impliesPartial(constraints: Constraints, partial: Document): boolean {
  return Object.entries(partial).every(([name, condition]) => {
    if (name === '$and' && Array.isArray(condition)) {
      return condition.every(branch => isDocument(branch) && impliesPartial(constraints, branch))
    }
    return !name.startsWith('$') && impliesCondition(constraints, name, { [name]: condition })
  })
}

function impliesCondition(constraints: Constraints, name: string, demand: Document): boolean {
  const given = constraints.get(name)
  if (!given) return false
  const matches = compileFilter({ value: demand[name] })
  const implies = (value: Value) => matches(value === null ? {} : { value }) && matches({ value })
  if (given.points.length > 0) return given.points.some(points => points.every(implies))
  const condition = demand[name]
  if (isDocument(condition) && Object.keys(condition).join() === '$exists' && condition.$exists) return given.present
  const wanted = readConstraints(demand).get(name)
  if (!wanted || wanted.points.length > 0 || isTypeOnly(condition)) return false
  return rangesOf(given, { multikey: true }).some(own => wanted.ranges.every(range => holds(range, own)))
}

/** "Is a string" gives no range, so nothing follows from being inside it. */
function isTypeOnly(condition: unknown): boolean {
  return typeof condition === 'object' && condition !== null && '$type' in condition
}
