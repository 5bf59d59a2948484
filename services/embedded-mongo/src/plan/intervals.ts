import type { IndexField } from '../collection/index-keys.ts'
import type { Interval } from '../collection/ordered-keys.ts'
import type { StoredIndex } from '../collection/stored-index.ts'
import { descending, keyOf } from '../values/key.ts'
import type { Value } from '../values/value.ts'
import { afterAll, type Cut, keyAt, type Range, rangeOf } from './constraint.ts'
import type { Constraints } from './read-constraints.ts'

const mostIntervals = 1000

/** Equalities fix the first fields of an index, a range may narrow the next one; the rest is open. */
export function intervalsOf(
  index: StoredIndex,
  constraints: Constraints,
): { intervals: Interval[]; fixedFields: number } {
  let prefixes = ['']
  for (const [fixedFields, field] of index.fields.entries()) {
    const constraint = constraints.get(field.name)
    const points = constraint?.points && uniqueKeys(constraint.points, field)
    if (!points || points.length * prefixes.length > mostIntervals) {
      const range = constraint && rangeOf(constraint, { multikey: index.multikeyRows > 0 })
      return { intervals: prefixes.map(prefix => intervalOf(prefix, range, field)), fixedFields }
    }
    prefixes = prefixes.flatMap(prefix => points.map(point => prefix + point))
  }
  return { intervals: prefixes.map(from => ({ from, to: afterAll(from) })), fixedFields: index.fields.length }
}

function uniqueKeys(points: Value[], { direction }: IndexField): string[] {
  const keys = new Set(points.map(keyOf))
  return direction === 1 ? [...keys] : [...keys].map(descending)
}

function intervalOf(prefix: string, range: Range | undefined, { direction }: IndexField): Interval {
  if (!range) return { from: prefix, to: afterAll(prefix) }
  const { low, high } = direction === 1 ? range : { low: turned(range.high), high: turned(range.low) }
  return { from: keyAt(low, prefix), to: keyAt(high, prefix) }
}

/** In a descending field what was before a place is after it. */
function turned({ text, after }: Cut): Cut {
  return { text: descending(text), after: !after }
}
