import { Binary, ObjectId } from 'bson'
import { compareValues } from './compare.ts'
import { descending, keyOf } from './key.ts'
import type { Value } from './value.ts'

/** In BSON's order. */
const ordered: Value[] = [
  null,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  -1e300,
  -2.5,
  -1,
  0,
  1e-300,
  0.5,
  1,
  2 ** 53 - 1,
  Number.POSITIVE_INFINITY,
  '',
  '\0',
  '\0a',
  'A',
  'a',
  'a\0',
  'ab',
  'b',
  'Я',
  'я',
  '\uFFFD',
  '😀',
  {},
  { a: null },
  { a: 1 },
  { a: 1, b: 0 },
  { b: 1 },
  { a: 'x' },
  [],
  [1],
  [1, 2],
  [2],
  ['a'],
  new Binary(Buffer.from([1])),
  new Binary(Buffer.from([2])),
  new Binary(Buffer.from([0, 0])),
  new ObjectId('000000000000000000000000'),
  new ObjectId('65a000000000000000000001'),
  false,
  true,
  new Date(-1),
  new Date(0),
  new Date(1e12),
]

const pairs = ordered.flatMap((left, at) => ordered.slice(at + 1).map(right => [left, right] as const))

test('values compare in the order of BSON', () => {
  expect(pairs.filter(([left, right]) => compareValues(left, right) >= 0 || compareValues(right, left) <= 0)).toEqual(
    [],
  )
})

test('keys compare exactly as the values do', () => {
  expect(pairs.filter(([left, right]) => keyOf(left) >= keyOf(right))).toEqual([])
})

test('descending keys reverse the order', () => {
  expect(pairs.filter(([left, right]) => descending(keyOf(left)) <= descending(keyOf(right)))).toEqual([])
})

test('no key is the beginning of another, so that joined keys compare part by part', () => {
  expect(pairs.filter(([left, right]) => keyOf(right).startsWith(keyOf(left)))).toEqual([])
})

test('minus zero is zero', () => {
  expect(keyOf(-0)).toBe(keyOf(0))
})
