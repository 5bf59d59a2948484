import { addDays, kyivDay, monthAndDay } from './kyiv-day.ts'

test.each([
  ['2026-11-21T21:59:00Z', '2026-11-21'],
  ['2026-11-21T22:00:00Z', '2026-11-22'],
  ['2026-07-01T20:59:00Z', '2026-07-01'],
  ['2026-07-01T21:00:00Z', '2026-07-02'],
])('at %s it is %s in Kyiv', (moment, day) => {
  expect(kyivDay(new Date(moment))).toBe(day)
})

test('days are counted over the ends of months and years, summer time or not', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})

test('a day is shown as month and day', () => {
  expect(monthAndDay('2026-12-05')).toEqual({ month: 12, day: 5 })
})
