import { isAdult } from './registration-form.ts'

const today = new Date(2026, 10, 21, 12)

test.each([
  ['21.11.2008', true],
  ['22.11.2008', false],
  ['11.05.1990', true],
  ['11.05', true],
  ['', true],
])('the birth date "%s" is of an adult: %s', (written, isOldEnough) => {
  expect(isAdult(written, today)).toBe(isOldEnough)
})
