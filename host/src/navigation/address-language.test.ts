import { queryInLanguage } from './address-language.ts'

test.each([
  ['?lang=en', 'uk', ''],
  ['?lang=en&colors=black,red', 'uk', '?colors=black,red'],
  ['?colors=black,red&lang=uk&page=2', 'en', '?colors=black,red&page=2&lang=en'],
  ['?page=2', 'en', '?page=2&lang=en'],
  ['', 'en', '?lang=en'],
  ['', 'uk', ''],
  ['?lang=uk', 'uk', '?lang=uk'],
] as const)('the query "%s" read in %s becomes "%s"', (query, locale, written) => {
  expect(queryInLanguage(query, locale)).toBe(written)
})
