import { HOUR_MS } from '@shop/calendar/durations'
import { isGivenUp, MAX_ATTEMPTS, PermanentFailure, pauseAfter } from './outbox.ts'

const pauses = (random: number) => Array.from({ length: MAX_ATTEMPTS - 1 }, (_, done) => pauseAfter(done + 1, random))
const hours = (ms: number) => ms / HOUR_MS

test('the pauses grow from half a minute to six hours', () => {
  expect(pauses(0.5).map(ms => ms / 1000)).toEqual([30, 90, 270, 810, 2430, 7290, 21_600])
})

test('a system that is down for an hour is tried again within an hour and a half of coming back', () => {
  const all = pauses(1)

  expect(hours(Math.max(...all.slice(0, 5)))).toBeLessThan(1)
  expect(hours(all.reduce((sum, pause) => sum + pause, 0))).toBeLessThan(24)
})

test('chance spreads a pause by a quarter to either side', () => {
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([22_500, 37_500])
})

test('the eighth failure is the last, a hopeless one is the last at once', () => {
  expect(isGivenUp(7, new Error('away'))).toBe(false)
  expect(isGivenUp(8, new Error('away'))).toBe(true)
  expect(isGivenUp(1, new PermanentFailure('no such address'))).toBe(true)
})
