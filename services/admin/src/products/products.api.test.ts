import { aProduct } from '../../test/product-calls.ts'
import { startApi } from '../../test/start-api.ts'

test('the list of products is asked of the catalogue by what stands in the address', async () => {
  const { openAs, asked } = await startApi()
  const content = await openAs('content')

  const { status, body } = await content.get(
    `/api/admin/products?search[article]=${encodeURIComponent('Сукня')}&category=dresses&shown=0&missing=picture&stock=low&sort=price&page=2&limit=20`,
  )

  expect([status, body]).toMatchObject([200, { count: 1, products: [{ article: 'DR-1042-BUR-R' }] }])
  const filter = { 'search[article]': 'Сукня', category: 'dresses', shown: '0', missing: 'picture', stock: 'low' }
  expect(asked).toEqual([{ ...filter, sort: 'price', page: 2, limit: 20 }])
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

const { article, is_shown: _, published_on: __, pictures: ___, stock: ____, lacks: _____, ...rest } = aProduct
const { variants: ______, rate: _______, revision, changed: ________, ...form } = rest
const address = `/api/admin/products/by-article/${article}`

test('a product is changed, hidden and copied, and the audit log keeps what the catalogue tells of it', async () => {
  const { openAs, asked, db } = await startApi()
  const content = await openAs('content')

  const changed = await content.send('PUT', address, { json: { ...form, revision, category: 'skirts' } })
  await content.send('PUT', `${address}/is-show`, { json: { is_show: false } })
  const articles = [{ article: 'DR-1042-BLK-R', color: 'black', height: null }]
  const { color: _, height: __, ...common } = form
  const copied = await content.post('/api/admin/products', { ...common, articles, copy_of: article })

  expect([changed.status, changed.body, copied.status]).toMatchObject([200, { product: { category: 'skirts' } }, 201])
  const who = 'content-of-test'
  expect(asked).toMatchObject([
    { who, article, revision, category: 'skirts' },
    { who, article, is_show: false },
    { who, articles, copy_of: article },
  ])
  const written = await db
    .collection('audit')
    .find({ action: /^product/ })
    .sort({ at: 1 })
    .toArray()
  expect(written).toMatchObject([
    { action: 'product_change', who, subject: article, before: { category: 'dresses' }, after: { category: 'skirts' } },
    { action: 'product_hide', subject: article, before: { is_shown: true }, after: { is_shown: false } },
    { action: 'product_add', subject: 'DR-1042-BLK-R', subjects: ['DR-1042-BLK-R'] },
  ])
})

test('counts below one of what there is of a new product are refused', async () => {
  const { openAs } = await startApi()
  const { color: _, height: __, ...common } = form
  const stock = [{ size: '36 (S)', count: 0 }]
  const articles = [{ article: 'DR-1042-BLK-R', color: 'black', height: null, stock }]

  const refused = await (await openAs('content')).post('/api/admin/products', { ...common, articles })

  expect([refused.status, refused.body.error?.fields]).toEqual([400, { 'articles.0.stock.0.count': 'invalid' }])
})

test('a product that is shown already leaves no entry in the audit log', async () => {
  const { openAs, db } = await startApi()

  await (await openAs('content')).send('PUT', `${address}/is-show`, { json: { is_show: true } })

  expect(await db.collection('audit').countDocuments({ action: /^product/ })).toBe(0)
})

const [size] = form.sizes
test.each([
  [{ revision: -1 }, 'revision'],
  [{ category: 'Dresses!' }, 'category'],
  [{ title: { uk: 'Сукня\nще', en: '' } }, 'title.uk'],
  [{ start_sale_date: '2026-02-31' }, 'start_sale_date'],
  [{ preorder_on: '2026-13-01' }, 'preorder_on'],
  [{ sizes: [{ ...size, price: { uah: 99.5, eur: null } }] }, 'sizes.0.price.uah'],
  [{ sizes: [{ ...size, price: { uah: 100, eur: 10.005 } }] }, 'sizes.0.price.eur'],
  [{ sizes: [{ ...size, weight_kg: 50.5 }] }, 'sizes.0.weight_kg'],
  [{ sizes: [{ ...size, preorder_limit: -1 }] }, 'sizes.0.preorder_limit'],
])('a product with %j is refused', async (changed, field) => {
  const { openAs } = await startApi()

  const { status, body } = await (await openAs('content')).send('PUT', address, {
    json: { ...form, revision, ...changed },
  })

  expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, [field]])
})
