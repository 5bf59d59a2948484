import { MINUTE_MS } from '@shop/calendar/durations'
import { isShrunk } from './copied-places.ts'
import { pauseAfter } from './refresh-directory.ts'

test('after a failure the carrier is asked in five minutes, then later and later, at most every six hours or so', () => {
  expect([1, 2, 3, 4].map(failures => pauseAfter(failures, 0.5) / MINUTE_MS)).toEqual([5, 10, 20, 40])
  expect(pauseAfter(50, 0.5) / MINUTE_MS).toBe(360)
})

test('shops that failed together do not come back together', () => {
  expect(pauseAfter(1, 0) / MINUTE_MS).toBe(4.5)
  expect(pauseAfter(1, 1) / MINUTE_MS).toBe(5.5)
})

const country = { areas: 25, cities: 10_000, departments: 30_000 }

test('half a country is not taken for the whole', () => {
  expect(isShrunk({ ...country, departments: 14_999 }, country)).toBe(true)
  expect(isShrunk({ ...country, cities: 4_999 }, country)).toBe(true)
  expect(isShrunk({ ...country, departments: 15_000 }, country)).toBe(false)
})

test('a first copy is taken as it is, unless something is missing altogether', () => {
  expect(isShrunk({ areas: 1, cities: 1, departments: 1 }, null)).toBe(false)
  expect(isShrunk({ areas: 25, cities: 10_000, departments: 0 }, null)).toBe(true)
})
