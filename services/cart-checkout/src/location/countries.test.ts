import { countryCodes } from '@shop/contracts/delivery/country-codes'
import { countries, countryOf } from './countries.ts'

test('the list has all of ISO 3166 but Russia and Belarus', () => {
  const codes = countries.map(({ name }) => name)

  expect(new Set(codes).size).toBe(247)
  expect(codes).toHaveLength(247)
  expect(codes).toContain('UA')
  expect(codes).not.toContain('RU')
  expect(codes).not.toContain('BY')
})

test('the countries to choose from are those that an account takes', () => {
  expect(new Set(countries.map(({ name }) => name))).toEqual(countryCodes)
})

test('every country has a name in both languages, a dial code and a flag', () => {
  const wrong = countries.filter(
    ({ tel_code, flag, title }) => !/^\+\d{1,3}$/.test(tel_code) || !flag || !/[А-ЯІЇЄҐ]/.test(title.uk) || !title.en,
  )

  expect(wrong).toEqual([])
})

test('a country is found by its code', () => {
  expect(countryOf('PL')).toMatchObject({ title: { uk: 'Польща', en: 'Poland' }, tel_code: '+48', flag: '🇵🇱' })
  expect(countryOf('RU')).toBeNull()
})
