import { averageOf, extreme, sumOf } from '../expression/arithmetic.ts'
import { keyOf } from '../values/key.ts'
import type { Value } from '../values/value.ts'

/** What a group makes of the values of its members, in their order. */
export const accumulators = new Map<string, (values: Value[]) => Value>([
  ['$sum', sumOf],
  ['$avg', averageOf],
  ['$count', values => values.length],
  ['$min', values => extreme(values, -1)],
  ['$max', values => extreme(values, 1)],
  ['$first', values => values[0] ?? null],
  ['$last', values => values.at(-1) ?? null],
  ['$push', values => values.filter(value => value !== undefined)],
  ['$addToSet', distinct],
])

function distinct(values: Value[]): Value[] {
  const found = new Map<string, Value>()
  for (const value of values) {
    if (value !== undefined && !found.has(keyOf(value))) found.set(keyOf(value), value)
  }
  return [...found.values()]
}
