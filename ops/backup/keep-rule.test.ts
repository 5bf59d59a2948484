import { DAY_MS, HOUR_MS } from '@shop/calendar/durations'
import { chooseExpired } from './keep-rule.ts'

const now = new Date('2026-11-29T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

test('of two days all backups stay', () => {
  const hourly = Array.from({ length: 48 }, (_, hours) => ago(hours * HOUR_MS))

  expect(chooseExpired(hourly, now)).toEqual([])
})

test('then the newest of each day stays', () => {
  const [early, late] = [ago(3 * DAY_MS + 9 * HOUR_MS), ago(3 * DAY_MS + HOUR_MS)]

  expect(chooseExpired([early, late, ago(4 * DAY_MS)], now)).toEqual([early])
})

test('after a week the newest of each week stays', () => {
  const days = Array.from({ length: 34 }, (_, index) => ago((index + 1) * DAY_MS))

  const remaining = days.filter(day => !chooseExpired(days, now).includes(day))

  expect(remaining.map(day => (now.getTime() - day.getTime()) / DAY_MS)).toEqual([1, 2, 3, 4, 5, 6, 7, 14, 21, 28])
})

test('none outlives the 35 days that the privacy policy promises, even where it is the only one', () => {
  expect(chooseExpired([ago(35 * DAY_MS)], now)).toEqual([ago(35 * DAY_MS)])
  expect(chooseExpired([ago(35 * DAY_MS - HOUR_MS)], now)).toEqual([])
})

test('backups that are made each day for a year never leave more than a dozen, nor a gap of more than a week', () => {
  let stored: Date[] = []
  for (let day = 365; day >= 0; day--) {
    const today = ago(day * DAY_MS)
    stored.push(today)
    const expired = new Set(chooseExpired(stored, today))
    stored = stored.filter(time => !expired.has(time))
    const gaps = stored.slice(1).map((time, index) => time.getTime() - (stored[index]?.getTime() ?? 0))
    expect(stored.length).toBeLessThanOrEqual(12)
    expect(Math.max(0, ...gaps)).toBeLessThanOrEqual(14 * DAY_MS)
  }
})
