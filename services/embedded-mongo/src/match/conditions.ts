import { BSONRegExp } from 'bson'
import { badValue } from '../errors.ts'
import { matchesText, regexOf } from '../values/regex.ts'
import { type Document, isDocument, isWholeNumber, Kind, kindOf, type Value } from '../values/value.ts'
import { equals, isAbove, isBelow, isOfType, isOneOf } from './comparisons.ts'
import { isOperators, type Matches } from './operators.ts'

/** One operator's test of what stands at a path; `wholeArray` does not open an array found there. */
export type Test = { test: (value: Value) => boolean; wholeArray?: boolean; negated?: boolean }

/** Each is asked about the whole path, and what is negated is the answer of all, not that of one value. */
export type Condition = Test | { every: Condition[]; negated?: boolean }

type Compile = (filter: Document) => Matches

export function conditionOf(operator: string, operand: Value, siblings: Document, compile: Compile): Condition {
  switch (operator) {
    case '$ne':
      return { test: equals(plain(operator, operand)), negated: true }
    case '$gt':
      return { test: isAbove(plain(operator, operand), { orEqual: false }) }
    case '$gte':
      return { test: isAbove(plain(operator, operand), { orEqual: true }) }
    case '$lt':
      return { test: isBelow(plain(operator, operand), { orEqual: false }) }
    case '$lte':
      return { test: isBelow(plain(operator, operand), { orEqual: true }) }
    case '$in':
      return { test: isOneOf(listOf(operator, operand)) }
    case '$nin':
      return { test: isOneOf(listOf(operator, operand)), negated: true }
    case '$exists':
      return { test: value => value !== undefined, wholeArray: true, negated: !exists(operand) }
    case '$type':
      return { test: isOfType(operand) }
    case '$size':
      return hasSize(operand)
    case '$all':
      return hasAll(operand)
    case '$elemMatch':
      return { test: elementMatches(operand, compile), wholeArray: true }
    case '$not':
      return isNot(operand, compile)
    case '$regex':
      return { test: matchesText(regexOf(operand, siblings.$options)) }
    case '$options':
      if (siblings.$regex === undefined) throw badValue('$options needs a $regex')
      return { test: () => true }
    default:
      throw badValue(`unknown operator, or not supported here: ${operator}`)
  }
}

function plain(operator: string, operand: Value): Value {
  if (operand instanceof BSONRegExp) throw badValue(`Can't have RegEx as arg to predicate over field: ${operator}`)
  return operand
}

function listOf(operator: string, operand: Value): Value[] {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`)
  if (operand.some(isOperators)) throw badValue(`cannot nest $ under ${operator}, or it is not supported here`)
  if (operand.some(wanted => wanted instanceof BSONRegExp)) {
    throw badValue(`regular expressions in ${operator} are not supported here`)
  }
  return operand
}

function exists(operand: Value): boolean {
  return operand !== false && operand !== 0 && operand !== null
}

function hasSize(operand: Value): Test {
  if (!isWholeNumber(operand) || operand < 0) {
    throw badValue(`Failed to parse $size. Expected a whole number that is not negative: ${operand}`)
  }
  return { test: value => Array.isArray(value) && value.length === operand, wholeArray: true }
}

/** Each may be another element of an array. Nothing has all of no values. */
function hasAll(operand: Value): Condition {
  const wanted = listOf('$all', operand)
  return wanted.length === 0 ? { test: () => false } : { every: wanted.map(value => ({ test: equals(value) })) }
}

/** For elements that are documents a filter, for plain values a set of operators. */
function elementMatches(operand: Value, compile: Compile): (value: Value) => boolean {
  const test = elementTest(operand, compile)
  return value => Array.isArray(value) && value.some(test)
}

export function elementTest(operand: Value, compile: Compile): (element: Value) => boolean {
  if (!isDocument(operand)) throw badValue('$elemMatch needs an Object')
  if (!isOperators(operand)) {
    const matches = compile(operand)
    return element => kindOf(element) === Kind.document && matches(element as Document)
  }
  const conditions = Object.entries(operand).map(([name, value]) => conditionOf(name, value, operand, compile))
  return element => conditions.every(condition => holdsFor(element, condition))
}

function holdsFor(element: Value, condition: Condition): boolean {
  const holds =
    'every' in condition ? condition.every.every(inner => holdsFor(element, inner)) : condition.test(element)
  return holds !== Boolean(condition.negated)
}

function isNot(operand: Value, compile: Compile): Condition {
  if (!isOperators(operand)) throw badValue('$not needs a document of operators here')
  const every = Object.entries(operand).map(([name, value]) => conditionOf(name, value, operand, compile))
  return { every, negated: true }
}
