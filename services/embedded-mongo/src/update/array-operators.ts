import { BSONRegExp } from 'bson'
import { badValue, CommandError } from '../errors.ts'
import { equals } from '../match/comparisons.ts'
import { compileFilter } from '../match/compile-filter.ts'
import { elementTest } from '../match/conditions.ts'
import { sameValue } from '../values/compare.ts'
import { keyOf } from '../values/key.ts'
import { isDocument, isWholeNumber, type Value } from '../values/value.ts'
import type { Change } from './slots.ts'

type Modifiers = { items: Value[]; slice?: number }

export function withPushed(operand: Value): Change {
  const { items, slice } = modifiersOf(operand)
  return (current, path) => {
    const pushed = [...arrayAt(current, path), ...items]
    return slice === undefined ? pushed : pushed.slice(slice)
  }
}

function modifiersOf(operand: Value): Modifiers {
  if (!isDocument(operand) || !('$each' in operand)) return { items: [operand] }
  const { $each, $slice, ...others } = operand
  const [unknown] = Object.keys(others)
  if (unknown) throw badValue(`Unrecognized clause in $push, or not supported here: ${unknown}`)
  if (!Array.isArray($each)) throw badValue('The argument to $each in $push must be an array')
  if ($slice === undefined) return { items: $each }
  if (!isWholeNumber($slice) || $slice >= 0) throw badValue('$slice keeps the last items here: it must be below zero')
  return { items: $each, slice: $slice }
}

export function withAdded(operand: Value): Change {
  const added = addedValuesOf(operand)
  return (current, path) => {
    const before = arrayAt(current, path)
    const keys = new Set(before.map(keyOf))
    const fresh = added.filter(item => keys.size < keys.add(keyOf(item)).size)
    return fresh.length > 0 || current === undefined ? [...before, ...fresh] : undefined
  }
}

function addedValuesOf(operand: Value): Value[] {
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

function arrayAt(current: Value, path: string): Value[] {
  if (current === undefined) return []
  if (!Array.isArray(current)) throw badValue(`The field '${path}' must be an array but is not`)
  return current
}
