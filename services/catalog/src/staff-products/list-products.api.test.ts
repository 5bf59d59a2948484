import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
const page = { sort: 'article', page: 1, limit: 100 } as const

/** As the filter stands in the address. */
async function articlesBy({ staff }: Api, filter: Record<string, string>): Promise<string[]> {
  const { products, count } = await staff.read(staffProductsEndpoint, { query: { ...filter, ...page } })
  expect(products.length).toBe(Math.min(count, 100))
  return products.map(({ article }) => article)
}

test('staff find products by a part of the article or of a title in either language, hidden ones too', async () => {
  const api = await startApi()
  await api.db.collection('articles').updateOne({ article: 'DR-1042-BUR-R' }, { $set: { is_shown: false } })

  expect(await articlesBy(api, { 'search[article]': 'dr-1042-bur' })).toEqual(['DR-1042-BUR-L', 'DR-1042-BUR-R'])
  expect(await articlesBy(api, { 'search[article]': '1042 СУКН' })).toContain('DR-1042-BUR-R')
  expect(await articlesBy(api, { 'search[article]': '1042-bur dress', shown: '0' })).toEqual(['DR-1042-BUR-R'])
  expect(await articlesBy(api, { 'search[article]': '.*' })).toEqual([])
})

test('a category means all below it, and every other part of the filter narrows the list', async () => {
  const api = await startApi()
  const dresses = await articlesBy(api, { category: 'dresses' })
  const wraps = await articlesBy(api, { category: 'wrap-dresses' })

  expect(dresses).toEqual(expect.arrayContaining(wraps))
  expect(dresses.length).toBeGreaterThan(wraps.length)
  const burgundy = await articlesBy(api, { category: 'dresses', color: 'burgundy' })
  expect(burgundy.length).toBeLessThan(dresses.length)
  expect(await articlesBy(api, { category: 'nothing-of-the-kind' })).toEqual([])
  expect(await articlesBy(api, { 'search[article]': 'dr-1042-bur', height: '170-177' })).toEqual(['DR-1042-BUR-L'])
  const inSmall = await articlesBy(api, { category: 'dresses', size: '36 (S)' })
  expect(inSmall).toContain('DR-1042-BUR-R')
  expect(await articlesBy(api, { category: 'dresses', size: '36' })).toEqual([])
})

test('staff find what lacks a picture, a translation or a price, and what is out of stock or low', async () => {
  const api = await startApi()
  const { db } = api
  const [bare, half, priceless] = ['DR-1042-BUR-R', 'DR-1042-BUR-L', 'CO-2014-IVO-R']
  await db.collection('articles').updateOne({ article: bare }, { $set: { pictures: [] } })
  await db.collection('articles').updateOne({ article: half }, { $set: { 'title.en': '' } })
  await db.collection('articles').updateOne({ article: priceless }, { $set: { sizes: [] } })
  await db.collection('stock').updateMany({ article: bare }, { $set: { available: 0 } })
  await db.collection('stock').updateMany({ article: half }, { $set: { available: 2 } })

  expect(await articlesBy(api, { missing: 'picture' })).toEqual([bare])
  expect(await articlesBy(api, { missing: 'translation' })).toEqual([half])
  expect(await articlesBy(api, { missing: 'price' })).toEqual([priceless])
  expect(await articlesBy(api, { stock: 'out' })).toContain(bare)
  expect(await articlesBy(api, { stock: 'low' })).toContain(half)
})

test('a row shows the stock of this moment and the cheapest price in both currencies', async () => {
  const { staff, db } = await startApi()
  const query = { 'search[article]': 'DR-1042-BUR-R', ...page }
  const ask = async () => (await staff.read(staffProductsEndpoint, { query })).products[0]
  const before = await ask()
  await db.collection('stock').updateOne({ article: 'DR-1042-BUR-R', size: '36 (S)' }, { $inc: { available: 3 } })
  const after = await ask()

  expect(before).toMatchObject({ revision: 0, changed: null, missing: [], price: { uah: expect.any(Number) } })
  expect((after?.stock ?? 0) - (before?.stock ?? 0)).toBe(3)
})

test('a list asked for after a change has it: after one of the whole catalogue and after one of a single product', async () => {
  const api = await startApi()
  const { db } = api
  const findHidden = () => articlesBy(api, { 'search[article]': 'DR-1042-BUR', shown: '0' })
  expect(await findHidden()).toEqual([])
  const hide = (article: string) => db.collection('articles').updateOne({ article }, { $set: { is_shown: false } })
  const versions = db.collection<{ _id: string }>('versions')

  await hide('DR-1042-BUR-R')
  await versions.updateOne({ _id: 'catalogue' }, { $inc: { version: 1 } })
  expect(await findHidden()).toEqual(['DR-1042-BUR-R'])

  await hide('DR-1042-BUR-L')
  await versions.updateOne(
    { _id: 'catalogue' },
    { $inc: { articleChanges: 1 }, $push: { recent: 'DR-1042-BUR-L' } as never },
  )
  expect(await findHidden()).toEqual(['DR-1042-BUR-L', 'DR-1042-BUR-R'])
})

test('pages follow each other in the order asked for', async () => {
  const { staff } = await startApi()
  const ask = (page: number) =>
    staff.read(staffProductsEndpoint, { query: { sort: 'price', dir: 'desc', page, limit: 10 } })
  const [first, second] = [await ask(1), await ask(2)]
  const prices = [...first.products, ...second.products].map(({ price }) => price?.uah ?? 0)

  expect(prices).toEqual(prices.toSorted((one, other) => other - one))
  expect(new Set([...first.products, ...second.products].map(({ article }) => article)).size).toBe(20)
  expect(await ask(1000)).toMatchObject({ products: [], count: first.count })
})

test('a product is found with whichever apostrophe and hyphen it is typed', async () => {
  const api = await startApi()
  const title = { uk: 'В’язана сукня-міді', en: 'Knit dress' }
  await api.db.collection('articles').updateOne({ article: 'DR-1042-BUR-R' }, { $set: { title } })

  for (const typed of ["в'язана", 'вʼязана', 'в`язана', 'В′ЯЗАНА', 'сукня‐міді', 'сукня–міді', 'dr‑1042–bur-r'])
    expect(await articlesBy(api, { 'search[article]': typed })).toContain('DR-1042-BUR-R')
})
