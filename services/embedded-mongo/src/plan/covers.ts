import { isOperators } from '../match/operators.ts'
import { type Document, isWholeNumber, Kind, kindOf, type Value } from '../values/value.ts'
import type { IndexScan } from './choose-plan.ts'
import { intervalsOf } from './intervals.ts'
import { readConstraints } from './read-constraints.ts'

const RANGES = ['$gt', '$gte', '$lt', '$lte']
const EXACT = new Set<Kind>([Kind.string, Kind.boolean, Kind.date, Kind.objectId])

/** Whether whatever stands in the intervals of a scan matches, so that nobody need look at a document. When in doubt it says no. */
export function covers({ index }: IndexScan, filter: Document): boolean {
  if (index.multikeyRows > 0 || !Object.entries(filter).every(isExact)) return false
  const constraints = readConstraints(filter)
  const { fixedFields } = intervalsOf(index, constraints)
  return [...constraints].every(([name, { points, ranges }]) => {
    const at = index.fields.findIndex(field => field.name === name)
    return at >= 0 && at < fixedFields
      ? points.length === 1 && ranges.length === 0
      : at === fixedFields && points.length === 0
  })
}

/** A condition that keys answer exactly: of several values that have one key, none is asked for. */
function isExact([name, condition]: [string, Value]): boolean {
  if (name.startsWith('$')) return false
  if (!isOperators(condition)) return hasOwnKey(condition)
  return Object.entries(condition).every(([operator, operand]) => {
    if (operator === '$in') return Array.isArray(operand) && operand.every(hasOwnKey)
    return (operator === '$eq' || RANGES.includes(operator)) && hasOwnKey(operand)
  })
}

function hasOwnKey(value: Value): boolean {
  return EXACT.has(kindOf(value)) || isWholeNumber(value)
}
