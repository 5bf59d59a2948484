import type { StoredIndex } from '../collection/stored-index.ts'
import { isOperators } from '../match/operators.ts'
import { type Document, isDocument, isWholeNumber, Kind, kindOf, type Value } from '../values/value.ts'
import type { IndexScan } from './choose-plan.ts'
import type { Constraint } from './constraint.ts'
import { intervalsOf } from './intervals.ts'
import { readConstraints } from './read-constraints.ts'

const RANGES = ['$gt', '$gte', '$lt', '$lte']
const EXACT = new Set<Kind>([Kind.string, Kind.boolean, Kind.date, Kind.objectId])

/** What of a filter the intervals of a scan do not answer already; the rest nobody need look at in documents. When in doubt it stays. */
export function leftToMatch({ index }: IndexScan, filter: Document): Document {
  const constraints = readConstraints(filter)
  const { fixedFields } = intervalsOf(index, constraints)
  const isAnswered = ([name, condition]: [string, Value]) => {
    const constraint = constraints.get(name)
    const at = index.fields.findIndex(field => field.name === name)
    if (!constraint || at < 0 || !isNarrowed(constraint, at, fixedFields)) return false
    return index.multikeyRows > 0 ? isOfOneElement(index, name, condition) : isExact(condition)
  }
  return Object.fromEntries(Object.entries(filter).filter(entry => !isAnswered(entry)))
}

/** Whether the intervals hold all that is asked of a field, and not one of several conditions. */
function isNarrowed({ points, ranges }: Constraint, at: number, fixedFields: number): boolean {
  return at < fixedFields
    ? points.length === 1 && ranges.length === 0
    : at === fixedFields && points.length === 0 && ranges.length > 0
}

/** A condition that keys answer exactly: of several values that have one key, none is asked for. */
function isExact(condition: Value): boolean {
  if (!isOperators(condition)) return hasOwnKey(condition)
  return Object.entries(condition).every(([operator, operand]) => {
    if (operator === '$in') return Array.isArray(operand) && operand.every(hasOwnKey)
    return (operator === '$eq' || RANGES.includes(operator)) && hasOwnKey(operand)
  })
}

/** A range that one element lies in: its key says so, where whatever stands in the index is known to be an array. */
function isOfOneElement(index: StoredIndex, name: string, condition: Value): boolean {
  if (index.fields.length > 1 || index.singleKeyRows > 0 || name.includes('.') || !isDocument(condition)) return false
  const { $elemMatch: element, ...others } = condition
  if (Object.keys(others).length > 0 || !isDocument(element)) return false
  return Object.entries(element).every(([operator, operand]) => RANGES.includes(operator) && hasOwnKey(operand))
}

function hasOwnKey(value: Value): boolean {
  return EXACT.has(kindOf(value)) || isWholeNumber(value)
}
