import { type ListAddress, type ListRules, oneOf, readAddress, words, writeAddress, yesOrNo } from './list-address.ts'

const rules = {
  filter: { search: words, needs: oneOf(['packing', 'person']), paid: yesOrNo },
  sorts: ['new', 'price', 'changed'],
  descending: ['changed'],
  opens: 'order',
  isOpenable: (id: string) => /^\d{2}-\d{6}$/.test(id),
} as const satisfies ListRules<Record<string, (text: string) => string | boolean | undefined>, string>

const read = (query: string): ListAddress<typeof rules.filter, (typeof rules.sorts)[number]> =>
  readAddress(rules, new URLSearchParams(query))

test.each([
  '',
  'search=сукня&needs=person&paid=no&page=3&order=26-000042',
  'sort=price&dir=desc&hide=color,stock',
  'sort=changed',
  'sort=changed&dir=asc',
  'after=1-2',
])('the address "%s" is read and written back as it was', query => {
  expect(decodeURIComponent(writeAddress(rules, read(query)).toString())).toBe(query)
})

test.each([
  'needs=love',
  'paid=maybe',
  'sort=beauty',
  'dir=up',
  'page=0',
  'page=-2',
  'page=x',
  'page=99999',
  'hide=<b>',
  'order=1',
  'order=26-000042-secret',
])('what nobody could have meant is as if it were not there: %s', query => expect(read(query)).toEqual(read('')))

test('of two lists on one screen each keeps the other’s part of the address', () => {
  const log = { filter: {}, page: 'exchanges', beside: ['state', 'page'] }
  const present = new URLSearchParams('state=failed&page=2&exchanges=3&order=1')
  const address = readAddress(log, present)

  expect(address.page).toBe(3)
  expect(writeAddress(log, { ...address, page: 4 }, present).toString()).toBe('exchanges=4&state=failed&page=2')
})

test('words that are looked for are of a length that calls take', () => {
  expect(read(`search=${'a'.repeat(200)}`).filter.search).toHaveLength(100)
})
