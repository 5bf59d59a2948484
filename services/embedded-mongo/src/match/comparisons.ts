import { BSONRegExp } from 'bson'
import { badValue } from '../errors.ts'
import { compareStrings, compareValues } from '../values/compare.ts'
import { keyOf } from '../values/key.ts'
import { matchesText, regexOf } from '../values/regex.ts'
import { Kind, kindOf, type Value } from '../values/value.ts'

type Test = (value: Value) => boolean

/** A regular expression as a wanted value means "matches it"; null also finds what is missing. */
export function equals(wanted: Value): Test {
  if (wanted instanceof BSONRegExp) return matchesText(regexOf(wanted, undefined))
  if (wanted === null || wanted === undefined) return value => value === null || value === undefined
  if (typeof wanted === 'string' || typeof wanted === 'boolean') return value => value === wanted
  const kind = kindOf(wanted)
  return value => kindOf(value) === kind && compareValues(value, wanted) === 0
}

export function isOneOf(wanted: Value[]): Test {
  if (wanted.every(value => typeof value === 'string')) {
    const texts = new Set<Value>(wanted)
    return value => texts.has(value)
  }
  const keys = new Set(wanted.map(keyOf))
  return value => keys.has(keyOf(value))
}

type Bound = { orEqual: boolean }

/** Ranges hold within one type only: no string is above a number. */
export function isAbove(limit: Value, bound: Bound): Test {
  return isBeyond(limit, 1, bound)
}

export function isBelow(limit: Value, bound: Bound): Test {
  return isBeyond(limit, -1, bound)
}

function isBeyond(limit: Value, side: 1 | -1, { orEqual }: Bound): Test {
  if (typeof limit === 'string')
    return value => typeof value === 'string' && (value === limit ? orEqual : compareStrings(value, limit) * side > 0)
  const kind = kindOf(limit)
  if (kind === Kind.number && Number.isNaN(limit)) return value => orEqual && Number.isNaN(value)
  return value => {
    if (kindOf(value) !== kind || Number.isNaN(value)) return false
    const difference = compareValues(value, limit) * side
    return difference > 0 || (orEqual && difference === 0)
  }
}

const types = new Map<Value, Kind>([
  ['number', Kind.number],
  ['string', Kind.string],
])

/** int, long and double are one `number` here, so asking for one of them is refused rather than guessed. */
export function isOfType(name: Value): Test {
  const kind = types.get(name)
  if (kind === undefined) throw badValue(`Unknown type name, or not supported here: ${String(name)}`)
  return value => value !== undefined && kindOf(value) === kind
}
