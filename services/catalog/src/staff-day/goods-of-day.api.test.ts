import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { goodsOfDayEndpoint } from '@shop/contracts/staff/staff-day'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
const page = { sort: 'article', page: 1, limit: 100 } as const
const [bare, half, draft] = ['DR-1042-BUR-R', 'DR-1042-BUR-L', 'CO-2014-IVO-R']

/** As the filter stands in the address. */
async function articlesBy({ staff }: Api, filter: Record<string, string>): Promise<string[]> {
  const { products } = await staff.read(staffProductsEndpoint, { query: { ...filter, ...page } })
  return products.map(({ article }) => article)
}

test('the first page counts what customers see and what lacks something, and what they do not see yet', async () => {
  const api = await startApi()
  const articles = api.db.collection('articles')
  const hidden = await articles.countDocuments({ is_shown: false })
  await articles.updateOne({ article: bare }, { $set: { pictures: [] } })
  await articles.updateOne({ article: half }, { $set: { 'title.en': '' } })
  await articles.updateOne({ article: draft }, { $set: { is_shown: false, pictures: [], sizes: [] } })

  const counted = await api.staff.read(goodsOfDayEndpoint, {})

  expect(counted).toMatchObject({ no_picture: 1, no_translation: 1, no_price: 1, oversold: 0 })
  expect(counted.hidden).toBe(hidden + 1)
  expect(await articlesBy(api, { missing: 'picture', shown: '1' })).toEqual([bare])
  expect(await articlesBy(api, { missing: 'price', shown: '0' })).toEqual([draft])
  const low = { stock: 'low', shown: '1', ...page } as const
  expect(counted.low).toBe((await api.staff.read(staffProductsEndpoint, { query: low })).count)
})

test('a product of which more is reserved than is there is oversold, once for all its sizes, until it has come', async () => {
  const api = await startApi()
  const stock = api.db.collection('stock')
  const oversold = async () => (await api.staff.read(goodsOfDayEndpoint, {})).oversold
  await stock.updateMany({ article: bare }, { $set: { missing: 1 } })

  expect(await oversold()).toBe(1)
  expect(await articlesBy(api, { stock: 'oversold' })).toEqual([bare])
  await stock.updateMany({ article: bare }, { $set: { missing: 0 } })
  expect(await oversold()).toBe(0)
})
