import { productsBy } from '../../../components/products-by.ts'
import { readAddress, writeAddress } from '../../../list/list-address.ts'
import { filterQuery, productRules } from './use-product-list.ts'

const read = (query: string) => readAddress(productRules, new URLSearchParams(query))

test.each([
  '',
  'search=сукня&category=dresses&color=black&missing=picture&stock=low&shown=no',
  'sort=price&dir=desc&page=3&hide=color,stock',
  'shown=no&rows=articles',
  'open=wrap-dress,coat',
  'dir=asc',
])('the address "%s" of products is read and written back as it was', query => {
  expect(decodeURIComponent(writeAddress(productRules, read(query)).toString())).toBe(query)
})

test.each([
  ['category', 'dresses'],
  ['collection', 'winter-2026'],
  ['color', 'black'],
  ['height', '170-177'],
  ['size', '36 (S)'],
] as const)('the link to the products of one %s leads to just these', (key, name) => {
  const [, query] = productsBy(key, name).split('?')

  expect(read(query ?? '').filter).toEqual({ [key]: name })
})

test.each(['category=Dresses!', 'size=<b>', 'missing=soul', 'stock=some', 'shown=maybe', 'rows=sizes'])(
  'what an address of products does not know (%s) is as if it were not there',
  query => expect(read(query)).toEqual(read('')),
)

test('the call is asked by the name that the specification gives the search', () => {
  expect(filterQuery(read('search= DR-1042 &shown=yes').filter)).toEqual({ 'search[article]': 'DR-1042', shown: '1' })
})
