import { readStoreAddress, writeStoreAddress } from './store-address.ts'

test('an address is the same list again', () => {
  const address = 'categories=dresses%2Cskirts&colors=black&search=%D1%81%D1%83%D0%BA%D0%BD%D1%8F&sort=price_asc&page=2'
  const filter = readStoreAddress(new URLSearchParams(address))
  expect(filter).toEqual({
    categories: ['dresses', 'skirts'],
    colors: ['black'],
    search: 'сукня',
    sort: 'price_asc',
    page: 2,
  })
  expect(String(writeStoreAddress(filter))).toBe(address)
})

test('a name that no service would take is left out', () => {
  const filter = readStoreAddress(new URLSearchParams('categories=dresses,<b>&sizes=36 (S),%00'))
  expect(filter).toEqual({ categories: ['dresses'], sizes: ['36 (S)'], sort: 'new', page: 1 })
})

test.each(['', 'page=0', 'page=-3', 'page=x', 'sort=cheap', 'colors=', 'search=%20'])(
  '%s is the plain store',
  address => {
    expect(readStoreAddress(new URLSearchParams(address))).toEqual({ sort: 'new', page: 1 })
  },
)
