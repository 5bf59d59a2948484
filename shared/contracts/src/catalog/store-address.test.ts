import { isName, isSizeName, nameSchema, sizeNameSchema } from './article.ts'
import { readStoreAddress, writeStoreAddress } from './store-address.ts'

test('an address is the same list again', () => {
  const address =
    'categories=dresses%2Cskirts&colors=black&price_from=1000&price_to=4000&search=%D1%81%D1%83%D0%BA%D0%BD%D1%8F&sort=price_asc&page=2'
  const filter = readStoreAddress(new URLSearchParams(address))
  expect(filter).toEqual({
    categories: ['dresses', 'skirts'],
    colors: ['black'],
    price_from: 1000,
    price_to: 4000,
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

test('a price has one end or two, and those the wrong way round mean the range between them', () => {
  const priceOf = (address: string) => readStoreAddress(new URLSearchParams(address))

  expect(priceOf('price_from=1000')).toEqual({ sort: 'new', page: 1, price_from: 1000 })
  expect(priceOf('price_to=4000')).toEqual({ sort: 'new', page: 1, price_to: 4000 })
  expect(String(writeStoreAddress(priceOf('price_from=4000&price_to=1000')))).toBe('price_from=1000&price_to=4000')
})

test.each(['cheap', '-5', '0', '99.50', '1e3', '12345678', '', '1000,2000'])('%s is no price', bound => {
  const address = new URLSearchParams({ price_from: bound, price_to: '4000' })

  expect(readStoreAddress(address)).toEqual({ sort: 'new', page: 1, price_to: 4000 })
})

test.each(['', 'page=0', 'page=-3', 'page=x', 'sort=cheap', 'colors=', 'search=%20'])(
  '%s is the plain store',
  address => {
    expect(readStoreAddress(new URLSearchParams(address))).toEqual({ sort: 'new', page: 1 })
  },
)

test.each([
  '36 (S)',
  '',
  ' ',
  'XS/S',
  '36'.repeat(10),
  '36'.repeat(11),
  '𝟛'.repeat(20),
  '𝟛'.repeat(21),
  '<b>',
  '\0',
  'Ї',
])('an address takes the size %j as the service does', text =>
  expect(isSizeName(text)).toBe(sizeNameSchema.safeParse(text).success),
)

test.each(['dresses', 'a', '-a', 'a-1', 'Dresses', '', 'сукні', 'a'.repeat(50), 'a'.repeat(51), 'a\n'])(
  'an address takes the name %j as the service does',
  text => expect(isName(text)).toBe(nameSchema.safeParse(text).success),
)
