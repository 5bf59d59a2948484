import { compileFilter } from '../match/compile-filter.ts'
import { type Document, isDocument } from '../values/value.ts'
import { holds, rangeOf } from './constraint.ts'
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
  if (given.points) return given.points.every(value => matches(value === null ? {} : { value }) && matches({ value }))
  const condition = demand[name]
  if (isDocument(condition) && Object.keys(condition).join() === '$exists' && condition.$exists) return given.present
  const [own, wanted] = [rangeOf(given, { multikey: true }), readConstraints(demand).get(name)]
  if (!own || !wanted || wanted.points) return false
  return wanted.ranges.every(range => holds(range, own)) && !isTypeOnly(condition)
}

/** "Is a string" gives no range, so nothing follows from being inside it. */
function isTypeOnly(condition: unknown): boolean {
  return typeof condition === 'object' && condition !== null && '$type' in condition
}
