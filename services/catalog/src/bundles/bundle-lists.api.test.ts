import type { BundleFilter, BundleSort } from '@shop/contracts/staff/goods/staff-bundle-fields'
import {
  bundleCompositionEndpoint,
  bundleIsShownEndpoint,
  staffBundlesEndpoint,
} from '@shop/contracts/staff/goods/staff-bundles'
import { startLooks, who } from '../../test/evening-look.ts'

type Looks = Awaited<ReturnType<typeof startLooks>>
let api: Looks['api']
let looks: Looks
beforeAll(async () => {
  looks = await startLooks()
  api = looks.api
})
afterAll(() => expect(api.errors).toEqual([]))

const of = (article: string) => ({ who, params: { article } })
const list = async (filter: BundleFilter, search = '') =>
  (await api.staff.read(staffBundlesEndpoint, { query: { search, filter } })).bundles.map(({ article }) => article)

test('a bundle with a hidden or missing product is warned of, and found by that', async () => {
  await looks.enter('BN-9108-BUR')
  await api.db.collection('articles').updateOne({ article: 'SK-7022-GRC-R' }, { $set: { is_shown: false } })
  await api.db.collection('bundles').updateOne({ article: 'BN-9003-GRA' }, { $push: { products: 'XX-0000' as never } })

  expect((await looks.read('BN-9108-BUR')).warnings).toEqual({ few: false, hidden: ['SK-7022-GRC-R'], missing: [] })
  expect(await list('warned', '9108')).toEqual(['BN-9108-BUR'])
  expect(await list('warned', 'BN-9003')).toEqual(['BN-9003-GRA'])
  expect(await list('shown', '9108')).toEqual([])
  expect(await list('warned', 'BN-9004')).toEqual([])

  await api.staff.write(bundleIsShownEndpoint, { ...of('BN-9108-BUR'), body: { is_shown: false } })
  expect([await list('hidden', '9108'), await list('warned', '9108')]).toEqual([['BN-9108-BUR'], []])
  await api.db.collection('articles').updateOne({ article: 'SK-7022-GRC-R' }, { $set: { is_shown: true } })
})

test('bundles are found by title in either language, by model and by a product, and come in pages', async () => {
  for (const search of [
    'перший мороз',
    'FIRST frost',
    'first-frost',
    'first–frost',
    'BN‑9001',
    'co-2014 camel bn-9001',
  ])
    expect(await list('all', search.replace('camel ', ''))).toContain('BN-9001-CAM')
  expect(await list('all', 'nothing of this')).toEqual([])

  const page = await api.staff.read(staffBundlesEndpoint, { query: { search: 'BN-900', page: 2, limit: 3 } })
  expect([page.count, page.bundles.length]).toEqual([4, 1])
})

test('bundles stand in the order that staff ask for', async () => {
  const orderOf = async (sort: BundleSort, dir: 'asc' | 'desc') =>
    (await api.staff.read(staffBundlesEndpoint, { query: { search: 'BN-900', sort, dir } })).bundles
  const articles = (await orderOf('article', 'asc')).map(({ article }) => article)
  const percents = (await orderOf('discount', 'desc')).map(bundle => bundle.bundle_discount_percent)

  expect(articles).toEqual(articles.toSorted())
  expect((await orderOf('article', 'desc')).map(({ article }) => article)).toEqual(articles.toReversed())
  expect(percents).toEqual(percents.toSorted((one, other) => other - one))
  await looks.markNew('BN-9004-MOC', false)
  expect((await orderOf('changed', 'desc'))[0]?.article).toBe('BN-9004-MOC')
  expect((await orderOf('new', 'asc')).at(-1)?.is_new).toBe(false)
})

test('a composition is summed up before anything is saved, hidden products too', async () => {
  const query = { products: 'CO-2014-CAM-R,XX-0000,DR-1042-BUR-R', bundle_discount_percent: 10 }
  const composed = await api.staff.read(bundleCompositionEndpoint, { query })
  const { products, price, price_without_discount, warnings, pictures } = composed
  const saved = await looks.read('BN-9001-CAM')

  expect(products.map(({ state }) => state)).toEqual(['shown', 'missing', 'shown'])
  expect({ price, price_without_discount }).toEqual({
    price: saved.price,
    price_without_discount: saved.price_without_discount,
  })
  expect(warnings.missing).toEqual(['XX-0000'])
  expect(pictures.map(({ name }) => name)).toContain('wrap-dress-burgundy-front')
  const empty = { query: { products: '' } }
  expect(await api.staff.read(bundleCompositionEndpoint, empty)).toMatchObject({ products: [], price: null })
})
