import { isBirthdayTime } from './birthday.ts'

const isGiven = (birthDate: string, ...days: string[]) => days.map(day => isBirthdayTime(birthDate, day))

test('the discount is given the day before, on the birthday and the day after', () => {
  const days = ['2026-05-13', '2026-05-14', '2026-05-15', '2026-05-16', '2026-05-17']
  expect(isGiven('1990-05-15', ...days)).toEqual([false, true, true, true, false])
})

test('a birthday on 1 January begins in the old year', () => {
  expect(isGiven('1990-01-01', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03')).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

test('a birthday on 31 December ends in the new year', () => {
  expect(isGiven('1990-12-31', '2026-12-29', '2026-12-30', '2027-01-01', '2027-01-02')).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('29 February is kept on the 28th in common years', () => {
  expect(isGiven('2000-02-29', '2027-02-26', '2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02')).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

test('29 February is kept on its own day in leap years', () => {
  expect(isGiven('2000-02-29', '2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02')).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})

test('the day after 28 February is the 29th in a leap year', () => {
  expect(isGiven('1999-02-28', '2028-02-29', '2028-03-01', '2027-03-01')).toEqual([true, false, true])
})

test.each(['', '1990-02-30', '15.05.1990', '1990-5-15', '1990-05-15T00:00:00Z'])('%p is not a birth date', text => {
  expect(() => isBirthdayTime(text, '2026-05-15')).toThrow(RangeError)
})
