import { readStoreAddress, storeQuery, writeStoreAddress } from './store-address.ts'

const read = (search: string) => readStoreAddress(new URLSearchParams(search))

test('an address that was copied leads to the same list', () => {
  const path = '/store?categories=dresses&colors=black,cherry&sizes=36%20(S)&sort=price_asc&page=2'

  expect(writeStoreAddress(read(path.slice('/store'.length)))).toBe(path)
})

test('a plain address is the whole store, newest first', () => {
  expect(storeQuery(read(''), 'UAH')).toEqual({ limit: 24 })
})

test('words that nobody understands are left out', () => {
  const address = read('categories=dresses,<b>,dresses&sizes=%00&sort=best&page=-3')

  expect(writeStoreAddress(address)).toBe('/store?categories=dresses')
})

test('the currency is asked for only when prices decide the order', () => {
  expect(storeQuery(read('sort=sale'), 'EUR')).toEqual({ sort: 'sale', limit: 24 })
  expect(storeQuery(read('sort=price_desc'), 'EUR')).toEqual({ sort: 'price_desc', currency: 'EUR', limit: 24 })
})
