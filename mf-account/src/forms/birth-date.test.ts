import { writeBirthDate } from './birth-date.ts'

test.each([
  ['', ''],
  ['1', '1'],
  ['11', '11'],
  ['110', '11.0'],
  ['11051990', '11.05.1990'],
  ['11.05.1990', '11.05.1990'],
  ['1.5.1990', '01.05.1990'],
  ['11/05/1990', '11.05.1990'],
  ['11-05-19901', '11.05.1990'],
  ['день', ''],
])('"%s" is written %s', (typed, written) => {
  expect(writeBirthDate(typed)).toBe(written)
})
