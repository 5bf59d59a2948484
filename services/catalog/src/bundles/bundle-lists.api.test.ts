import type { BundleFilter, BundleForm, BundleSort } from '@shop/contracts/staff/goods/staff-bundle-fields'
import {
  bundleCompositionEndpoint,
  bundleIsNewEndpoint,
  bundleIsShownEndpoint,
  newBundleEndpoint,
  staffBundleEndpoint,
  staffBundlesEndpoint,
} from '@shop/contracts/staff/goods/staff-bundles'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeAll(async () => {
  api = await startApi({ now: new Date('2026-11-23T09:00:00Z') })
})
afterAll(() => expect(api.errors).toEqual([]))

const who = 'olha'
const form: BundleForm = {
  model: 'evening',
  title: { uk: 'Вечірній образ', en: 'Evening look' },
  description: { uk: 'Три речі', en: 'Three pieces' },
  products: ['DR-1042-BUR-R', 'CO-2014-CAM-R', 'SK-7022-GRC-R'],
  bundle_discount_percent: 10,
  is_new: true,
  is_shown: true,
  images: [{ name: 'wrap-dress-burgundy-front', alt: { uk: 'Сукня', en: 'Dress' } }],
  recommendations: ['BL-4017-IVO-R'],
  model_params: null,
}
const enter = (article: string, changed: Partial<BundleForm> = {}) =>
  api.staff.write(newBundleEndpoint, { who, body: { ...form, ...changed, article } })
const of = (article: string) => ({ who, params: { article } })
const markNew = (article: string, is_new: boolean) =>
  api.staff.write(bundleIsNewEndpoint, { ...of(article), body: { is_new } })
const read = async (article: string) => (await api.staff.read(staffBundleEndpoint, { params: { article } })).bundle
const list = async (filter: BundleFilter, search = '') =>
  (await api.staff.read(staffBundlesEndpoint, { query: { search, filter } })).bundles.map(({ article }) => article)

test('a bundle with a hidden or missing product is warned of, and found by that', async () => {
  await enter('BN-9108-BUR')
  await api.db.collection('articles').updateOne({ article: 'SK-7022-GRC-R' }, { $set: { is_shown: false } })
  await api.db.collection('bundles').updateOne({ article: 'BN-9003-GRA' }, { $push: { products: 'XX-0000' as never } })

  expect((await read('BN-9108-BUR')).warnings).toEqual({ few: false, hidden: ['SK-7022-GRC-R'], missing: [] })
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
  await markNew('BN-9004-MOC', false)
  expect((await orderOf('changed', 'desc'))[0]?.article).toBe('BN-9004-MOC')
  expect((await orderOf('new', 'asc')).at(-1)?.is_new).toBe(false)
})

test('a composition is summed up before anything is saved, hidden products too', async () => {
  const query = { products: 'CO-2014-CAM-R,XX-0000,DR-1042-BUR-R', bundle_discount_percent: 10 }
  const composed = await api.staff.read(bundleCompositionEndpoint, { query })
  const { products, price, price_without_discount, warnings, pictures } = composed
  const saved = await read('BN-9001-CAM')

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
