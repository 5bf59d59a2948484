import { keyOf } from '../values/key.ts'
import { Kind, kindOf, type Value } from '../values/value.ts'

/** A place between keys: before all keys that begin with this text, or after them. */
export type Cut = { text: string; after: boolean }
export type Range = { low: Cut; high: Cut }

/** What a filter demands of one field, as far as an index can use it. */
export type Constraint = {
  /** The field is one of these values. */
  points?: Value[]
  /** The field lies in all of these ranges. */
  ranges: Range[]
  /** A document without the field can't match. */
  present: boolean
}

/** The first key at or behind a place that has these keys before it. */
export function keyAt({ text, after }: Cut, prefix = ''): string {
  return after ? afterAll(prefix + text) : prefix + text
}

/** The smallest string above everything that begins with this text. */
export function afterAll(text: string): string {
  let end = text.length - 1
  while (end >= 0 && text.charCodeAt(end) === 0xffff) end--
  return end < 0 ? '\uffff' : text.slice(0, end) + String.fromCharCode(text.charCodeAt(end) + 1)
}

const everything: Range = { low: { text: '', after: false }, high: { text: '', after: true } }

export function anyValue({ present }: { present: boolean }): Constraint {
  return { ranges: [everything], present }
}

export function onlyPoints(points: Value[]): Constraint {
  return { points, ranges: [], present: points.every(point => point !== null && point !== undefined) }
}

export function above(limit: Value, { orEqual }: { orEqual: boolean }): Constraint {
  return within(limit, { low: { text: keyOf(limit), after: !orEqual }, high: { text: kindText(limit), after: true } })
}

export function below(limit: Value, { orEqual }: { orEqual: boolean }): Constraint {
  return within(limit, { low: { text: kindText(limit), after: false }, high: { text: keyOf(limit), after: orEqual } })
}

export function startingWith(prefix: string): Constraint {
  const text = keyOf(prefix).slice(0, -2)
  return { ranges: [{ low: { text, after: false }, high: { text, after: true } }], present: true }
}

function within(limit: Value, range: Range): Constraint {
  return { ranges: [range], present: kindOf(limit) !== Kind.null }
}

function kindText(value: Value): string {
  return String.fromCharCode(kindOf(value))
}

export function both(one: Constraint, other: Constraint): Constraint {
  return {
    points: one.points && other.points ? shorter(one.points, other.points) : (one.points ?? other.points),
    ranges: [...one.ranges, ...other.ranges],
    present: one.present || other.present,
  }
}

function shorter(one: Value[], other: Value[]): Value[] {
  return one.length <= other.length ? one : other
}

/** A multikey index may take one range only: two elements of an array can each satisfy one of two ranges. */
export function rangeOf({ ranges }: Constraint, { multikey }: { multikey: boolean }): Range | undefined {
  const narrow = ranges.filter(range => range !== everything)
  const [first, ...others] = narrow.length > 0 ? narrow : ranges
  if (!first || multikey) return first
  return others.reduce(
    (range, other) => ({ low: later(range.low, other.low), high: earlier(range.high, other.high) }),
    first,
  )
}

export function holds(outer: Range, inner: Range): boolean {
  return isBefore(outer.low, inner.low) && isBefore(inner.high, outer.high)
}

function isBefore(one: Cut, other: Cut): boolean {
  return keyAt(one) <= keyAt(other)
}

function later(one: Cut, other: Cut): Cut {
  return isBefore(one, other) ? other : one
}

function earlier(one: Cut, other: Cut): Cut {
  return isBefore(one, other) ? one : other
}
