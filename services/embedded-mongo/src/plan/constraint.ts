import { keyOf } from '../values/key.ts'
import { Kind, kindOf, type Value } from '../values/value.ts'

/** A place between keys: before all keys that begin with this text, or after them. */
export type Cut = { text: string; after: boolean }
export type Range = { low: Cut; high: Cut }

/** What a filter demands of one field, as far as an index can use it. */
export type Constraint = {
  /** Of each list the field has a value: with an array, each list may be satisfied by another element. */
  points: Value[][]
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
  return { points: [], ranges: [everything], present }
}

export function onlyPoints(points: Value[]): Constraint {
  return { points: [points], ranges: [], present: points.every(point => point !== null && point !== undefined) }
}

/** Each of these values stands at the field. */
export function eachOf(points: Value[]): Constraint | undefined {
  return points
    .map(point => onlyPoints([point]))
    .reduce<Constraint | undefined>((all, one) => (all ? both(all, one) : one), undefined)
}

export function above(limit: Value, { orEqual }: { orEqual: boolean }): Constraint {
  return within(limit, { low: { text: keyOf(limit), after: !orEqual }, high: { text: kindText(limit), after: true } })
}

export function below(limit: Value, { orEqual }: { orEqual: boolean }): Constraint {
  return within(limit, { low: { text: kindText(limit), after: false }, high: { text: keyOf(limit), after: orEqual } })
}

export function startingWith(prefix: string): Constraint {
  const text = keyOf(prefix).slice(0, -2)
  return { points: [], ranges: [{ low: { text, after: false }, high: { text, after: true } }], present: true }
}

function within(limit: Value, range: Range): Constraint {
  return { points: [], ranges: [range], present: kindOf(limit) !== Kind.null }
}

function kindText(value: Value): string {
  return String.fromCharCode(kindOf(value))
}

export function both(one: Constraint, other: Constraint): Constraint {
  return {
    points: [...one.points, ...other.points],
    ranges: [...one.ranges, ...other.ranges],
    present: one.present || other.present,
  }
}

/** What is asked of one element of an array: it lies in all ranges itself, so that they are one. */
export function ofOneElement({ points, ranges, present }: Constraint): Constraint {
  return { points, ranges: intersect(ranges), present }
}

/** A multikey index may take any one of them only: two elements of an array can each satisfy one of two ranges. */
export function rangesOf({ ranges }: Constraint, { multikey }: { multikey: boolean }): Range[] {
  const narrow = ranges.filter(range => range !== everything)
  const found = narrow.length > 0 ? narrow : ranges
  return multikey ? found : intersect(found)
}

function intersect([first, ...others]: Range[]): Range[] {
  if (!first) return []
  return [
    others.reduce(
      (range, other) => ({ low: later(range.low, other.low), high: earlier(range.high, other.high) }),
      first,
    ),
  ]
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
