import { BSONRegExp } from 'bson'
import { badValue, CommandError } from '../errors.ts'
import { equals } from '../match/comparisons.ts'
import { compileFilter } from '../match/compile-filter.ts'
import { elementTest } from '../match/conditions.ts'
import { compareValues, sameValue } from '../values/compare.ts'
import { keyOf } from '../values/key.ts'
import { sorted, sortFieldsOf } from '../values/order.ts'
import { isDocument, isWholeNumber, type Value } from '../values/value.ts'
import type { Change } from './slots.ts'

type Modifiers = { items: Value[]; slice?: number; position?: number; sort?: (items: Value[]) => Value[] }

export function withPushed(operand: Value): Change {
  const { items, slice, position, sort } = modifiersOf(operand)
  return (current, path) => {
    const before = arrayAt(current, path)
    const at = position ?? before.length
    const pushed = [...before.slice(0, at), ...items, ...before.slice(at)]
    const ordered = sort ? sort(pushed) : pushed
    if (slice === undefined) return ordered
    return slice < 0 ? ordered.slice(slice) : ordered.slice(0, slice)
  }
}

function modifiersOf(operand: Value): Modifiers {
  if (!isDocument(operand) || !('$each' in operand)) return { items: [operand] }
  for (const name of Object.keys(operand)) {
    if (!['$each', '$slice', '$position', '$sort'].includes(name))
      throw badValue(`Unrecognized clause in $push: ${name}`)
  }
  return {
    items: eachOf(operand.$each),
    slice: wholeNumber('$slice', operand.$slice),
    position: wholeNumber('$position', operand.$position),
    sort: operand.$sort === undefined ? undefined : sortOf(operand.$sort),
  }
}

function wholeNumber(name: string, value: Value): number | undefined {
  if (value !== undefined && !isWholeNumber(value)) throw badValue(`The value for ${name} must be a whole number`)
  return value
}

function sortOf(spec: Value): (items: Value[]) => Value[] {
  if (spec === 1 || spec === -1) return items => items.toSorted((left, right) => compareValues(left, right) * spec)
  if (!isDocument(spec)) throw badValue('The $sort is invalid: use 1/-1 to sort the whole element, or {field: 1/-1}')
  const fields = sortFieldsOf(spec)
  return items => sorted(items, fields, item => (isDocument(item) ? item : {}))
}

export function withAdded(operand: Value): Change {
  const added = addedBy(operand)
  return (current, path) => {
    const before = arrayAt(current, path)
    const keys = new Set(before.map(keyOf))
    const fresh = added.filter(item => keys.size < keys.add(keyOf(item)).size)
    return fresh.length > 0 || current === undefined ? [...before, ...fresh] : undefined
  }
}

function addedBy(operand: Value): Value[] {
  if (!isDocument(operand) || !('$each' in operand)) return [operand]
  const { $each, ...others } = operand
  const [unknown] = Object.keys(others)
  if (unknown) throw badValue(`Found unexpected field after $each in $addToSet: ${unknown}`)
  if (!Array.isArray($each)) throw new CommandError(14, 'The argument to $each in $addToSet must be an array')
  return $each
}

/** A document names what to match in elements, operators what to match of them, any other value what to equal. */
export function withPulled(operand: Value): Change {
  const isPulled = pullTest(operand)
  return (current, path) => {
    if (!Array.isArray(current)) throw badValue(`Cannot apply $pull to a non-array value: ${path}`)
    const kept = current.filter(element => !isPulled(element))
    return kept.length < current.length ? kept : undefined
  }
}

function pullTest(operand: Value): (element: Value) => boolean {
  if (isDocument(operand)) return elementTest(operand, compileFilter)
  return operand instanceof BSONRegExp ? equals(operand) : element => sameValue(element, operand)
}

function eachOf(each: Value): Value[] {
  if (!Array.isArray(each)) throw badValue('The argument to $each in $push must be an array')
  return each
}

function arrayAt(current: Value, path: string): Value[] {
  if (current === undefined) return []
  if (!Array.isArray(current)) throw badValue(`The field '${path}' must be an array but is not`)
  return current
}
