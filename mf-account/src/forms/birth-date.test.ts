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
  ['1.', '01.'],
  ['01.1.', '01.01.'],
  ['01.01.1990.', '01.01.1990'],
  ['11.', '11.'],
  ['0.', '0'],
  ['день', ''],
])('the birth date "%s" is formatted as %s', (typed, written) => {
  expect(writeBirthDate(typed)).toBe(written)
})

test.each([
  ['1.1.1990', '01.01.1990'],
  ['5/11/2000', '05.11.2000'],
  ['31.12.1989', '31.12.1989'],
  ['11051990', '11.05.1990'],
])('the birth date "%s" typed key by key becomes %s', (keys, written) => {
  expect([...keys].reduce((field, key) => writeBirthDate(field + key), '')).toBe(written)
})

test('a deleted dot of a birth date does not come back', () => {
  expect(writeBirthDate('01')).toBe('01')
})
