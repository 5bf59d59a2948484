import type { IndexField } from '../collection/index-keys.ts'
import type { PrefixedInterval } from '../collection/merge-keys.ts'
import type { Interval } from '../collection/ordered-keys.ts'
import type { StoredIndex } from '../collection/stored-index.ts'
import { descending, keyOf } from '../values/key.ts'
import type { Value } from '../values/value.ts'
import { afterAll, type Cut, keyAt, type Range, rangesOf } from './constraint.ts'
import type { Constraints } from './read-constraints.ts'

const mostIntervals = 1000

/** Equalities fix the first fields of an index, a range may narrow the next one; the rest is open. */
export function intervalsOf(
  index: StoredIndex,
  constraints: Constraints,
): { intervals: PrefixedInterval[]; fixedFields: number } {
  let prefixes = ['']
  for (const [fixedFields, field] of index.fields.entries()) {
    const constraint = constraints.get(field.name)
    const lists = (constraint?.points ?? [])
      .map(points => longerBy(prefixes, uniqueKeys(points, field)))
      .filter(list => list !== undefined)
    const fixed = fewest(index, lists, list => list.map(whole))
    if (!fixed) {
      const ranges = constraint ? rangesOf(constraint, { multikey: index.multikeyRows > 0 }) : []
      const intervalsIn = (range: Range | undefined) => prefixes.map(prefix => intervalOf(prefix, range, field))
      return { intervals: intervalsIn(fewest(index, ranges, intervalsIn)), fixedFields }
    }
    prefixes = fixed
  }
  return { intervals: prefixes.map(whole), fixedFields: index.fields.length }
}

/** How many keys of the index lie in them. */
export function countIn({ entries }: StoredIndex, intervals: readonly Interval[]): number {
  return intervals.reduce((sum, interval) => sum + entries.count(interval), 0)
}

/** Of several that would do, the one with the fewest keys. */
function fewest<Choice>(
  index: StoredIndex,
  choices: readonly Choice[],
  intervals: (choice: Choice) => Interval[],
): Choice | undefined {
  const [first, ...others] = choices
  if (first === undefined || others.length === 0) return first
  const counted = choices.map(choice => ({ choice, count: countIn(index, intervals(choice)) }))
  return counted.reduce((best, other) => (other.count < best.count ? other : best)).choice
}

/** Undefined when they would be too many. */
function longerBy(prefixes: readonly string[], points: readonly string[]): string[] | undefined {
  if (points.length * prefixes.length > mostIntervals) return undefined
  return prefixes.flatMap(prefix => points.map(point => prefix + point))
}

function uniqueKeys(points: Value[], { direction }: IndexField): string[] {
  const keys = new Set(points.map(keyOf))
  return direction === 1 ? [...keys] : [...keys].map(descending)
}

function whole(prefix: string): PrefixedInterval {
  return { from: prefix, to: afterAll(prefix), prefix: prefix.length }
}

function intervalOf(prefix: string, range: Range | undefined, { direction }: IndexField): PrefixedInterval {
  if (!range) return whole(prefix)
  const { low, high } = direction === 1 ? range : { low: toDescending(range.high), high: toDescending(range.low) }
  return { from: keyAt(low, prefix), to: keyAt(high, prefix), prefix: prefix.length }
}

/** In a descending field what was before a place is after it. */
function toDescending({ text, after }: Cut): Cut {
  return { text: descending(text), after: !after }
}
