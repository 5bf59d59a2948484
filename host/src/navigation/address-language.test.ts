import { queryInLanguage } from './address-language.ts'

test.each([
  ['?lang=en', 'uk', ''],
  ['?lang=en&colors=black,red', 'uk', '?colors=black,red'],
  ['?colors=black,red&lang=uk&page=2', 'en', '?colors=black,red&page=2&lang=en'],
  ['?page=2', 'en', '?page=2&lang=en'],
  ['', 'en', '?lang=en'],
  ['', 'uk', ''],
  ['?lang=uk', 'uk', '?lang=uk'],
] as const)('"%s" read in %s becomes "%s"', (query, locale, written) => {
  expect(queryInLanguage(query, locale, true)).toBe(written)
})

test('an address that never named a language is left alone', () => {
  expect(queryInLanguage('?page=2', 'en', false)).toBe('?page=2')
})

test('an address that contradicts the chosen language is corrected in any case', () => {
  expect(queryInLanguage('?lang=uk', 'en', false)).toBe('?lang=en')
})
