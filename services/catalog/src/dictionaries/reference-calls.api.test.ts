import { bundleByArticleEndpoint, bundleProductsEndpoint } from '@shop/contracts/catalog/bundles'
import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import {
  allCollectionsEndpoint,
  allColorsEndpoint,
  allSizesEndpoint,
  heightsEndpoint,
  shortSizesEndpoint,
} from '@shop/contracts/catalog/dictionaries'
import { homeEndpoint } from '@shop/contracts/catalog/home'
import { allShopsEndpoint, internalShopsEndpoint } from '@shop/contracts/catalog/shops'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => expect(api.errors).toEqual([]))

const query = '?article=BN-9001-CAM'

test.each([
  [allCategoriesEndpoint, ''],
  [allColorsEndpoint, ''],
  [allCollectionsEndpoint, ''],
  [allSizesEndpoint, ''],
  [shortSizesEndpoint, ''],
  [heightsEndpoint, ''],
  [homeEndpoint, ''],
  [allShopsEndpoint, ''],
  [bundleByArticleEndpoint, query],
  [bundleProductsEndpoint, query],
])('$path answers by its contract, and with something', async ({ path, result }, query) => {
  const { status, body } = await api.get(path + query)
  const [first] = Object.values(result.parse(body) as object)

  expect(status).toBe(200)
  expect(Object.keys(first).length).toBeGreaterThan(0)
})

test('the category tree has parents first and nothing archived', async () => {
  for (const query of ['', '?with_archived=1']) {
    const { body } = await api.get(`/api/categories/all${query}`)
    const names = body.categories.map(({ name }: { name: string }) => name)

    expect(names.indexOf('dresses')).toBeLessThan(names.indexOf('wrap-dresses'))
    expect(names).not.toContain('raincoats')
  }
})

test.each(['with_archived=2', 'with_archived[$ne]=1', 'with_archived=0&with_archived=1'])('refuses %s', async query => {
  expect((await api.get(`/api/categories/all?${query}`)).status).toBe(400)
})

test('sizes stand in the order of the chart', async () => {
  const { body } = await api.get('/api/sizes/all')
  expect(body.sizes.map(({ short_name }: { short_name: string }) => short_name)).toEqual([
    ...['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  ])
})

test('the checkout asks for the same shops', async () => {
  const { shops } = await api.internal.call(internalShopsEndpoint, {})
  expect(shops).toEqual((await api.get('/api/shop-location/get-all-info')).body.shops)
})

describe('a bundle', () => {
  test('is shown with its items in order', async () => {
    const { body } = await api.get(`/api/bundles/get-by/model-by-article${query}`)

    expect(body.bundle).toMatchObject({ article: 'BN-9001-CAM', bundle_discount_percent: 10 })
    expect(body.products.map(({ article }: { article: string }) => article)).toEqual(['CO-2014-CAM-R', 'DR-1042-BUR-R'])
  })

  test.each(['BN-0000', 'DR-1042-BUR-R'])('%s is not found', async article => {
    expect((await api.get(`/api/bundles/get-by/model-by-article?article=${article}`)).status).toBe(404)
  })

  test('with a hidden item is not found', async () => {
    await api.db.collection('articles').updateOne({ article: 'KN-5011-MOC-R' }, { $set: { is_shown: false } })
    expect((await api.get('/api/bundles/get-by/products-by-article?article=BN-9004-MOC')).status).toBe(404)
  })

  test('refuses a name that cannot be one', async () => {
    const { status, body } = await api.get('/api/bundles/get-by/model-by-article?article={"$gt":""}')
    expect([status, body.error.fields]).toEqual([400, { article: 'invalid' }])
  })
})

test('a shop without a home page yet still answers', async () => {
  await api.db.collection('home').deleteMany({})
  expect((await api.get('/api/home/get-data')).body.home).toMatchObject({ slider: [], blocks: [] })
})
