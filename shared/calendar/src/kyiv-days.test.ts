import { addDays, kyivDay, kyivYear, startOfKyivDay, workingDayAfter } from './kyiv-days.ts'

test.each([
  ['2026-12-05', '2026-12-04T22:00:00.000Z'],
  ['2026-07-05', '2026-07-04T21:00:00.000Z'],
  // The clocks change at three in the morning: the day itself begins by the old time.
  ['2026-10-25', '2026-10-24T21:00:00.000Z'],
  ['2026-03-29', '2026-03-28T22:00:00.000Z'],
])('in Kyiv %s begins at %s', (day, moment) => {
  expect(startOfKyivDay(day).toISOString()).toBe(moment)
})

test.each([
  ['2026-11-23T10:00:00Z', '2026-11-26'],
  ['2026-11-20T10:00:00Z', '2026-11-25'],
  ['2026-11-21T10:00:00Z', '2026-11-25'],
  // Half past midnight on Monday in Kyiv.
  ['2026-11-22T22:30:00Z', '2026-11-26'],
])('three working days after %s is %s', (moment, day) => {
  expect(workingDayAfter(new Date(moment), 3)).toBe(day)
})

test.each([
  ['2026-11-21T21:59:59Z', '2026-11-21'],
  ['2026-11-21T22:00:00Z', '2026-11-22'],
  ['2026-07-01T20:59:59Z', '2026-07-01'],
  ['2026-07-01T21:00:00Z', '2026-07-02'],
])('at %s it is %s in Kyiv', (moment, day) => {
  expect(kyivDay(new Date(moment))).toBe(day)
})

test('the year begins in Kyiv two hours before it does in Greenwich', () => {
  expect([kyivYear(new Date('2026-12-31T21:59:59Z')), kyivYear(new Date('2026-12-31T22:00:00Z'))]).toEqual([2026, 2027])
})

test('days are counted over the ends of months and years, summer time or not', () => {
  expect([addDays('2026-12-25', 14), addDays('2028-02-28', 1)]).toEqual(['2027-01-08', '2028-02-29'])
  expect([addDays('2026-03-28', 2), addDays('2028-03-01', -1)]).toEqual(['2026-03-30', '2028-02-29'])
})
