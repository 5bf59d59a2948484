import { BSONRegExp } from 'bson'
import { isOperators } from '../match/operators.ts'
import { literalPrefix, regexOf } from '../values/regex.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'
import {
  above,
  anyValue,
  below,
  both,
  type Constraint,
  eachOf,
  ofOneElement,
  onlyPoints,
  startingWith,
} from './constraint.ts'

export type Constraints = Map<string, Constraint>

/** What every matching document must satisfy, field by field; all else of the filter is left to the matcher. */
export function readConstraints(filter: Document): Constraints {
  const constraints: Constraints = new Map()
  collect(filter, '', constraints)
  return constraints
}

function collect(filter: Document, prefix: string, constraints: Constraints): void {
  for (const [name, operand] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(operand)) {
      for (const branch of operand) if (isDocument(branch)) collect(branch, prefix, constraints)
    } else if (!name.startsWith('$')) collectField(prefix + name, operand, constraints)
  }
}

function collectField(name: string, operand: Value, constraints: Constraints): void {
  if (!isOperators(operand)) {
    add(constraints, name, equality(operand))
    return
  }
  for (const [operator, value] of Object.entries(operand)) {
    if (operator === '$elemMatch' && isDocument(value)) {
      if (isOperators(value)) collectElement(name, value, constraints)
      else collect(value, `${name}.`, constraints)
    } else add(constraints, name, constraintOf(operator, value, operand))
  }
}

/** An element that is an array itself is one key of the index, so conditions on its elements can't be used. */
function collectElement(name: string, operators: Document, constraints: Constraints): void {
  const { $all: _all, $elemMatch: _elemMatch, ...comparisons } = operators
  const own: Constraints = new Map()
  for (const [operator, value] of Object.entries(comparisons)) {
    add(own, name, constraintOf(operator, value, comparisons))
  }
  const asked = own.get(name)
  if (asked) add(constraints, name, ofOneElement(asked))
}

function add(constraints: Constraints, name: string, constraint: Constraint | undefined): void {
  if (!constraint) return
  const known = constraints.get(name)
  constraints.set(name, known ? both(known, constraint) : constraint)
}

function equality(value: Value): Constraint | undefined {
  if (value instanceof BSONRegExp) return startingWith(literalPrefix(regexOf(value, undefined)))
  return Array.isArray(value) ? undefined : onlyPoints([value ?? null])
}

function constraintOf(operator: string, operand: Value, siblings: Document): Constraint | undefined {
  if (Array.isArray(operand) && operator !== '$in' && operator !== '$all') return undefined
  switch (operator) {
    case '$eq':
      return equality(operand)
    case '$in':
      return Array.isArray(operand) && operand.every(isPoint) ? onlyPoints(operand) : undefined
    case '$all':
      return Array.isArray(operand) ? eachOf(operand.filter(value => isPoint(value) && !isOperators(value))) : undefined
    case '$gt':
    case '$gte':
      return above(operand, { orEqual: operator === '$gte' })
    case '$lt':
    case '$lte':
      return below(operand, { orEqual: operator === '$lte' })
    case '$regex':
      return startingWith(literalPrefix(regexOf(operand, siblings.$options)))
    case '$exists':
      return operand === false || operand === 0 || operand === null ? onlyPoints([null]) : anyValue({ present: true })
    case '$type':
      return anyValue({ present: operand !== 'null' && operand !== 10 })
    case '$ne':
    case '$nin':
      return anyValue({ present: operator === '$ne' && operand === null })
    default:
      return undefined
  }
}

function isPoint(value: Value): boolean {
  return !Array.isArray(value) && !(value instanceof BSONRegExp)
}
