import { isLikelyPostcode, postcodeExample, tidyPostcode } from './postcode.ts'

test.each([
  ['PL', '00001', '00-001'],
  ['PL', ' 00 001 ', '00-001'],
  ['CZ', '11000', '110 00'],
  ['NL', '1012ab', '1012 AB'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'M1 1AE', 'M1 1AE'],
  ['IE', 'd02af30', 'D02 AF30'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['LV', '1010', 'LV-1010'],
  ['LV', 'lv1010', 'LV-1010'],
  ['PT', '1000001', '1000-001'],
  ['US', '123456789', '12345-6789'],
  ['DE', '10115', '10115'],
])('a code of %s that is typed %s is written %s', (country, typed, written) => {
  expect(tidyPostcode(country, typed)).toBe(written)
  expect(isLikelyPostcode(country, typed)).toBe(true)
})

test.each([
  ['PL', '0001'],
  ['DE', '1011A'],
  ['NL', '1012'],
  ['GB', '12345'],
  ['US', '123456'],
])('what is no code of %s stays as it was typed: %s', (country, typed) => {
  expect(tidyPostcode(country, ` ${typed} `)).toBe(typed)
  expect(isLikelyPostcode(country, typed)).toBe(false)
})

test('of a country whose codes we do not know every code is likely', () => {
  expect(postcodeExample('BR')).toBeNull()
  expect(isLikelyPostcode('BR', '01310-100')).toBe(true)
  expect(tidyPostcode('BR', ' 01310-100 ')).toBe('01310-100')
})

test('an example looks like a code of its country', () => {
  for (const country of ['PL', 'CZ', 'NL', 'GB', 'IE', 'CA', 'LV', 'MT', 'PT', 'DE', 'US', 'JP'])
    expect([country, isLikelyPostcode(country, postcodeExample(country) ?? '')]).toEqual([country, true])
})
