import { startApi } from '../../test/start-api.ts'

test('the list of products is asked of the catalogue by what stands in the address', async () => {
  const { openAs, asked } = await startApi()
  const content = await openAs('content')

  const { status, body } = await content.get(
    `/api/admin/products?search[article]=${encodeURIComponent('Сукня')}&category=dresses&shown=0&missing=picture&stock=low&sort=price&page=2&limit=20`,
  )

  expect([status, body]).toMatchObject([200, { count: 1, products: [{ article: 'DR-1042-BUR-R' }] }])
  const filter = { search: 'Сукня', category: 'dresses', shown: false, missing: 'picture', stock: 'low' }
  expect(asked).toEqual([{ filter, sort: 'price', page: 2, limit: 20 }])
})

test.each([
  ['limit=101', 'limit'],
  ['page=0', 'page'],
  ['shown=yes', 'shown'],
  ['missing=soul', 'missing'],
  ['category[$ne]=dresses', null],
  [`search[article]=${'a'.repeat(101)}`, 'search[article]'],
])('a list of products with %s is refused', async (query, field) => {
  const { openAs } = await startApi()

  const { status, body } = await (await openAs('content')).get(`/api/admin/products?${query}`)

  if (field === null) expect(status).toBeLessThan(500)
  else expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, [field]])
})
