import { sellablesEndpoint } from '@shop/contracts/catalog/stock'
import {
  type BundleStep,
  internalBundleCompositionEndpoint,
  internalChangeBundleEndpoint,
  internalNewBundleEndpoint,
  internalStaffBundleEndpoint,
  internalStaffBundlesEndpoint,
} from '@shop/contracts/staff/goods/internal-bundles'
import type { BundleFilter, BundleForm, BundleSort } from '@shop/contracts/staff/goods/staff-bundle-fields'
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
  api.internal.call(internalNewBundleEndpoint, { article, form: { ...form, ...changed }, who })
const change = (article: string, change: BundleStep, revision?: number) =>
  api.internal.call(internalChangeBundleEndpoint, { article, change, who, ...(revision !== undefined && { revision }) })
const read = async (article: string) => (await api.internal.call(internalStaffBundleEndpoint, { article })).bundle
const list = async (filter: BundleFilter, search = '') => {
  const asked = { search, filter, sort: 'new', dir: 'asc', page: 1, limit: 50 } as const
  return (await api.internal.call(internalStaffBundlesEndpoint, asked)).bundles.map(({ article }) => article)
}
const inShop = async (article: string) =>
  (await api.get(`/api/bundles/get-by/model-by-article?article=${article}`)).status

test('a bundle that is entered shown is in the shop at once, at the price staff saw', async () => {
  const { bundle } = await enter('BN-9100-BUR')

  const { body } = await api.get('/api/bundles/get-by/model-by-article?article=BN-9100-BUR')
  expect(body.products.map(({ article }: { article: string }) => article)).toEqual(form.products)
  expect(body.bundle.images).toMatchObject([{ name: 'wrap-dress-burgundy-front', alt: { en: 'Dress' }, shot: 'front' }])
  const card = (await api.get('/api/bundles/all')).body.bundles.find(
    ({ article }: { article: string }) => article === 'BN-9100-BUR',
  )
  expect(bundle).toMatchObject({ price: card.price, price_without_discount: card.price_without_discount, revision: 1 })
  expect(bundle).toMatchObject({ changed: { by: who }, warnings: { few: false, hidden: [], missing: [] } })
})

test('what is recommended with a bundle stands first on its page, and none of its products does', async () => {
  await enter('BN-9101-BUR')
  const { body } = await api.get('/api/products/get-recommends-by/article?article=BN-9101-BUR')
  const names = body.list.map(({ article }: { article: string }) => article)

  expect(names[0]).toBe('BL-4017-IVO-R')
  expect(names.filter((name: string) => /^(DR-1042|CO-2014|SK-7022)/.test(name))).toEqual([])
})

test.each([
  ['an unknown product', { products: ['DR-1042-BUR-R', 'XX-0000'] }, { 'products.1': 'unknown_article' }],
  ['two heights of a dress', { products: ['DR-1042-BUR-R', 'DR-1042-BUR-L'] }, { 'products.1': 'same_garment' }],
  ['one product to be shown', { products: ['DR-1042-BUR-R'] }, { is_shown: 'too_few_products' }],
  ['an unknown recommendation', { recommendations: ['XX-0000'] }, { 'recommendations.0': 'unknown_article' }],
  [
    'a picture that nobody has',
    { images: [{ name: 'no-such-picture', alt: { uk: '', en: '' } }] },
    { 'images.0': 'unknown_picture' },
  ],
])('a bundle with %s is refused, and nothing is entered', async (_what, wrong, fields) => {
  await expect(enter('BN-9102-BUR', wrong)).rejects.toMatchObject({ code: 'validation', details: { fields } })
  await expect(read('BN-9102-BUR')).rejects.toMatchObject({ code: 'not_found' })
})

test('a bundle shows pictures of any product and what was uploaded for it', async () => {
  const at = new Date('2026-11-23T08:00:00Z')
  const upload = { name: 'up-evening', width: 900, height: 1200, placeholder: 'data:,', by: who, at, named_at: null }
  await api.db.collection('pictures').insertOne(upload)
  const alt = { uk: 'Вечір', en: 'Evening' }
  const [other] = (await api.get('/api/products/get-by/model-by-article?article=BL-4017-IVO-R')).body.product.images

  const { bundle } = await enter('BN-9110-BUR', {
    images: [
      { name: 'up-evening', alt },
      { name: other.name, alt },
    ],
  })

  expect(bundle.images).toEqual([
    { name: 'up-evening', shot: 'other', alt, placeholder: 'data:,' },
    { ...other, alt },
  ])
  expect(await api.db.collection('pictures').findOne({ name: 'up-evening' })).not.toMatchObject({ named_at: null })
})

test('a changed discount holds in the next quote, and a deleted bundle gives none', async () => {
  const products = ['DR-1042-BUR-R', 'CO-2014-CAM-R']
  const changed = { ...form, products, recommendations: [], bundle_discount_percent: 25 }
  await enter('BN-9111-BUR', { products, recommendations: [] })
  const percents = async () => {
    const lines = products.map(article => ({ article, size: '36 (S)', bundle: 'BN-9111-BUR' }))
    return (await api.internal.call(sellablesEndpoint, { lines })).sellables.map(({ bundle_percent }) => bundle_percent)
  }

  expect(await percents()).toEqual([10, 10])
  await change('BN-9111-BUR', { step: 'change', form: changed })
  expect(await percents()).toEqual([25, 25])
  await change('BN-9111-BUR', { step: 'delete' })
  expect(await percents()).toEqual([null, null])
})

test('the article of a bundle is taken, by a deleted one too', async () => {
  await enter('BN-9103-BUR')
  await change('BN-9103-BUR', { step: 'delete' })

  await expect(enter('BN-9103-BUR')).rejects.toMatchObject({ code: 'name_taken' })
})

test('a form saved on an older revision is refused with who was faster; a single fact is not', async () => {
  await enter('BN-9104-BUR')
  await change('BN-9104-BUR', { step: 'change', form: { ...form, bundle_discount_percent: 20 } }, 1)

  await expect(change('BN-9104-BUR', { step: 'change', form }, 1)).rejects.toMatchObject({
    code: 'changed_meanwhile',
    details: { revision: 2, by: who },
  })
  const { before, after } = await change('BN-9104-BUR', { step: 'is_new', is_new: false })
  expect([before.is_new, after.is_new, after.bundle_discount_percent]).toEqual([true, false, 20])
})

test('products that two people add at one moment are all there', async () => {
  await enter('BN-9105-BUR', { products: [], is_shown: false, recommendations: [], images: [] })
  const products = ['DR-1042-BUR-R', 'CO-2014-CAM-R', 'SK-7022-GRC-R', 'BL-4017-IVO-R']

  await Promise.all(products.map(product => change('BN-9105-BUR', { step: 'add_product', product })))

  const { products: chosen, revision } = await read('BN-9105-BUR')
  expect(chosen.map(({ article }) => article).toSorted()).toEqual(products.toSorted())
  expect(revision).toBe(5)
})

test('steps keep the rules of the whole', async () => {
  await enter('BN-9106-BUR', { products: ['DR-1042-BUR-R', 'CO-2014-CAM-R'], recommendations: [], images: [] })

  const refusals = [
    { step: 'add_product', product: 'DR-1042-BUR-L' },
    { step: 'remove_product', product: 'DR-1042-BUR-R' },
    { step: 'recommend', product: 'CO-2014-CAM-R' },
  ] as const
  for (const step of refusals) await expect(change('BN-9106-BUR', step)).rejects.toMatchObject({ code: 'validation' })
  for (const step of ['remove_product', 'unrecommend'] as const)
    await expect(change('BN-9106-BUR', { step, product: 'SK-7022-GRC-R' })).rejects.toMatchObject({ code: 'not_found' })
})

test('a deleted bundle leaves the shop, can only be restored, and comes back as it was', async () => {
  await enter('BN-9107-BUR')
  await change('BN-9107-BUR', { step: 'delete' })

  expect([await inShop('BN-9107-BUR'), await list('deleted', '9107'), await list('all', '9107')]).toEqual([
    404,
    ['BN-9107-BUR'],
    [],
  ])
  await expect(change('BN-9107-BUR', { step: 'is_new', is_new: false })).rejects.toMatchObject({
    code: 'illegal_transition',
  })
  await change('BN-9107-BUR', { step: 'restore' })
  expect([await inShop('BN-9107-BUR'), await list('shown', '9107')]).toEqual([200, ['BN-9107-BUR']])
})

test('a bundle with a hidden or missing product is warned of, and found by that', async () => {
  await enter('BN-9108-BUR')
  await api.db.collection('articles').updateOne({ article: 'SK-7022-GRC-R' }, { $set: { is_shown: false } })
  await api.db.collection('bundles').updateOne({ article: 'BN-9003-GRA' }, { $push: { products: 'XX-0000' as never } })

  expect((await read('BN-9108-BUR')).warnings).toEqual({ few: false, hidden: ['SK-7022-GRC-R'], missing: [] })
  expect(await list('warned', '9108')).toEqual(['BN-9108-BUR'])
  expect(await list('warned', 'BN-9003')).toEqual(['BN-9003-GRA'])
  expect(await list('shown', '9108')).toEqual([])
  expect(await list('warned', 'BN-9004')).toEqual([])

  await change('BN-9108-BUR', { step: 'is_shown', is_shown: false })
  expect([await list('hidden', '9108'), await list('warned', '9108')]).toEqual([['BN-9108-BUR'], []])
  await api.db.collection('articles').updateOne({ article: 'SK-7022-GRC-R' }, { $set: { is_shown: true } })
})

test('bundles are found by title in either language, by model and by a product, and come in pages', async () => {
  for (const search of ['перший мороз', 'FIRST frost', 'first-frost', 'co-2014 camel bn-9001'])
    expect(await list('all', search.replace('camel ', ''))).toContain('BN-9001-CAM')
  expect(await list('all', 'nothing of this')).toEqual([])

  const page = await api.internal.call(internalStaffBundlesEndpoint, {
    search: 'BN-900',
    filter: 'all',
    sort: 'new',
    dir: 'asc',
    page: 2,
    limit: 3,
  })
  expect([page.count, page.bundles.length]).toEqual([4, 1])
})

test('bundles stand in the order that staff ask for', async () => {
  const orderOf = async (sort: BundleSort, dir: 'asc' | 'desc') => {
    const asked = { search: 'BN-900', filter: 'all', sort, dir, page: 1, limit: 50 } as const
    return (await api.internal.call(internalStaffBundlesEndpoint, asked)).bundles
  }
  const articles = (await orderOf('article', 'asc')).map(({ article }) => article)
  const percents = (await orderOf('discount', 'desc')).map(bundle => bundle.bundle_discount_percent)

  expect(articles).toEqual(articles.toSorted())
  expect((await orderOf('article', 'desc')).map(({ article }) => article)).toEqual(articles.toReversed())
  expect(percents).toEqual(percents.toSorted((one, other) => other - one))
  await change('BN-9004-MOC', { step: 'is_new', is_new: false })
  expect((await orderOf('changed', 'desc'))[0]?.article).toBe('BN-9004-MOC')
  expect((await orderOf('new', 'asc')).at(-1)?.is_new).toBe(false)
})

test('a composition is summed up before anything is saved, hidden products too', async () => {
  const asked = { products: ['CO-2014-CAM-R', 'XX-0000', 'DR-1042-BUR-R'], bundle_discount_percent: 10 }
  const { products, price, price_without_discount, warnings, pictures } = await api.internal.call(
    internalBundleCompositionEndpoint,
    asked,
  )
  const saved = await read('BN-9001-CAM')

  expect(products.map(({ state }) => state)).toEqual(['shown', 'missing', 'shown'])
  expect({ price, price_without_discount }).toEqual({
    price: saved.price,
    price_without_discount: saved.price_without_discount,
  })
  expect(warnings.missing).toEqual(['XX-0000'])
  expect(pictures.map(({ name }) => name)).toContain('wrap-dress-burgundy-front')
  const empty = { products: [], bundle_discount_percent: 0 }
  expect(await api.internal.call(internalBundleCompositionEndpoint, empty)).toMatchObject({ price: null })
})
