import { bucketOf, type VitalName, vitalBuckets } from '@shop/contracts/vital-buckets'
import { isNotablyWorse, p75, samplesIn } from './histogram.ts'

function histogramOf(name: VitalName, values: readonly number[]): number[] {
  const counts = vitalBuckets[name].map(() => 0)
  for (const value of values) counts[bucketOf(name, value)] = (counts[bucketOf(name, value)] ?? 0) + 1
  return counts
}
const many = (name: VitalName, value: number, count = 100) => histogramOf(name, Array<number>(count).fill(value))

test('a value lies in the first bucket that it does not exceed', () => {
  expect([bucketOf('LCP', 0), bucketOf('LCP', 500), bucketOf('LCP', 501), bucketOf('LCP', 60_000)]).toEqual([
    0, 0, 1, 18,
  ])
})

test('three values of four lie below p75', () => {
  const even = histogramOf('LCP', [400, 900, 1100, 1400])

  expect(p75('LCP', even)).toBe(1250)
  expect(p75('INP', histogramOf('INP', [10, 10, 10, 5000]))).toBe(25)
  expect(p75('LCP', histogramOf('LCP', [60_000, 60_000]))).toBe(10_000)
})

test('counts that are missing are none', () => {
  expect([samplesIn([]), p75('LCP', [])]).toEqual([0, 10_000])
})

test.each<[string, boolean, number[], number[]]>([
  ['slower by half, and slow', true, many('LCP', 4400), many('LCP', 2900)],
  ['slower by half, but good', false, many('LCP', 1900), many('LCP', 1200)],
  ['as slow as before', false, many('LCP', 4400), many('LCP', 4400)],
  ['a little slower', false, many('LCP', 3400), many('LCP', 2900)],
  ['slower, by too few visits', false, many('LCP', 4400, 99), many('LCP', 2900)],
  ['slower than a version that too few visits had', false, many('LCP', 4400), many('LCP', 2900, 99)],
])('a canary that is %s: notably worse is %s', (_, expected, canary, stable) => {
  expect(isNotablyWorse('LCP', canary, stable)).toBe(expected)
})
