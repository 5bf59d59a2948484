import { sellablesEndpoint } from '@shop/contracts/catalog/stock'
import {
  addBundleRecommendationEndpoint,
  bundleModelParamsEndpoint,
  bundleRecommendationsEndpoint,
  changeBundleModelParamsEndpoint,
  removeBundleRecommendationEndpoint,
} from '@shop/contracts/staff/goods/staff-bundle-extras'
import type { BundleFilter, BundleForm } from '@shop/contracts/staff/goods/staff-bundle-fields'
import {
  addBundleProductEndpoint,
  bundleIsShownEndpoint,
  bundleModelEndpoint,
  bundleTitleEndpoint,
  changeBundleEndpoint,
  deleteBundleEndpoint,
  removeBundleProductEndpoint,
  staffBundleProductsEndpoint,
  staffBundlesEndpoint,
} from '@shop/contracts/staff/goods/staff-bundles'
import { goodsRemoving } from '@shop/contracts/staff/removing/removing'
import { eveningLook, startLooks, who } from '../../test/evening-look.ts'

type Looks = Awaited<ReturnType<typeof startLooks>>
let api: Looks['api']
let looks: Looks
beforeAll(async () => {
  looks = await startLooks()
  api = looks.api
})
afterAll(() => expect(api.errors).toEqual([]))

const of = (article: string) => ({ who, params: { article } })
const change = (article: string, revision: number, changed: Partial<BundleForm> = {}) =>
  api.staff.write(changeBundleEndpoint, { ...of(article), body: { ...eveningLook, ...changed, revision } })
const remove = (article: string) => api.staff.write(deleteBundleEndpoint, of(article))
const bringBack = (article: string) =>
  api.staff.write(goodsRemoving.restore, { body: { kind: 'bundle', names: [article] } })
const addProduct = (bundle: string, product: string) =>
  api.staff.write(addBundleProductEndpoint, { params: { bundle, product } })
const removeProduct = (bundle: string, product: string) =>
  api.staff.write(removeBundleProductEndpoint, { params: { bundle, product } })
const recommend = (bundle: string, article: string) =>
  api.staff.write(addBundleRecommendationEndpoint, { ...of(bundle), body: { article } })
const unrecommend = (bundle: string, article: string) =>
  api.staff.write(removeBundleRecommendationEndpoint, { ...of(bundle), body: { article } })
const list = async (filter: BundleFilter, search = '') =>
  (await api.staff.read(staffBundlesEndpoint, { query: { search, filter } })).bundles.map(({ article }) => article)
const inShop = async (article: string) =>
  (await api.get(`/api/bundles/get-by/model-by-article?article=${article}`)).status

test('a bundle that is entered shown is in the shop at once, at the price staff saw', async () => {
  const { bundle, change: entry } = await looks.enter('BN-9100-BUR')

  expect(entry).toMatchObject({
    action: 'bundle_enter',
    subject: 'BN-9100-BUR',
    after: { products: eveningLook.products, recommendations: eveningLook.recommendations, is_deleted: false },
  })
  const { body } = await api.get('/api/bundles/get-by/model-by-article?article=BN-9100-BUR')
  expect(body.products.map(({ article }: { article: string }) => article)).toEqual(eveningLook.products)
  expect(body.bundle.images).toMatchObject([{ name: 'wrap-dress-burgundy-front', alt: { en: 'Dress' }, shot: 'front' }])
  const card = (await api.get('/api/bundles/all')).body.bundles.find(
    ({ article }: { article: string }) => article === 'BN-9100-BUR',
  )
  expect(bundle).toMatchObject({ price: card.price, price_without_discount: card.price_without_discount, revision: 1 })
  expect(bundle).toMatchObject({ changed: { by: who }, warnings: { few: false, hidden: [], missing: [] } })
})

test('what is recommended with a bundle stands first on its page, and none of its products does', async () => {
  await looks.enter('BN-9101-BUR')
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
  await expect(looks.enter('BN-9102-BUR', wrong)).rejects.toMatchObject({ code: 'validation', details: { fields } })
  await expect(looks.read('BN-9102-BUR')).rejects.toMatchObject({ code: 'not_found' })
})

test('a bundle shows pictures of any product and what was uploaded for it', async () => {
  const at = new Date('2026-11-23T08:00:00Z')
  const upload = { name: 'up-evening', width: 900, height: 1200, placeholder: 'data:,', by: who, at, named_at: null }
  await api.db.collection('pictures').insertOne(upload)
  const alt = { uk: 'Вечір', en: 'Evening' }
  const [other] = (await api.get('/api/products/get-by/model-by-article?article=BL-4017-IVO-R')).body.product.images

  const { bundle } = await looks.enter('BN-9110-BUR', {
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
  await looks.enter('BN-9111-BUR', { products, recommendations: [] })
  const percents = async () => {
    const lines = products.map(article => ({ article, size: '36 (S)', bundle: 'BN-9111-BUR' }))
    return (await api.internal.call(sellablesEndpoint, { lines })).sellables.map(({ bundle_percent }) => bundle_percent)
  }

  expect(await percents()).toEqual([10, 10])
  await change('BN-9111-BUR', 1, { products, recommendations: [], bundle_discount_percent: 25 })
  expect(await percents()).toEqual([25, 25])
  await remove('BN-9111-BUR')
  expect(await percents()).toEqual([null, null])
})

test('the article of a bundle is taken, by a deleted one too', async () => {
  await looks.enter('BN-9103-BUR')
  await remove('BN-9103-BUR')

  await expect(looks.enter('BN-9103-BUR')).rejects.toMatchObject({ code: 'name_taken' })
})

test('a form saved on an older revision is refused with who was faster; a single fact is not', async () => {
  await looks.enter('BN-9104-BUR')
  const { change: entry } = await change('BN-9104-BUR', 1, { bundle_discount_percent: 20 })

  expect(entry).toMatchObject({
    action: 'bundle_change',
    subject: 'BN-9104-BUR',
    before: { bundle_discount_percent: 10 },
    after: { bundle_discount_percent: 20 },
  })
  await expect(change('BN-9104-BUR', 1)).rejects.toMatchObject({
    code: 'changed_meanwhile',
    details: { revision: 2, by: who },
  })
  expect((await looks.markNew('BN-9104-BUR', false)).change).toMatchObject({
    action: 'bundle_is_new',
    subject: 'BN-9104-BUR',
    before: { is_new: true },
    after: { is_new: false, bundle_discount_percent: 20 },
  })
})

test('products that two people add at one moment are all there', async () => {
  await looks.enter('BN-9105-BUR', { products: [], is_shown: false, recommendations: [], images: [] })
  const products = ['DR-1042-BUR-R', 'CO-2014-CAM-R', 'SK-7022-GRC-R', 'BL-4017-IVO-R']

  await Promise.all(products.map(product => addProduct('BN-9105-BUR', product)))

  const { products: chosen, revision } = await looks.read('BN-9105-BUR')
  expect(chosen.map(({ article }) => article).toSorted()).toEqual(products.toSorted())
  expect(revision).toBe(5)
})

test('steps keep the rules of the whole', async () => {
  await looks.enter('BN-9106-BUR', { products: ['DR-1042-BUR-R', 'CO-2014-CAM-R'], recommendations: [], images: [] })

  for (const refused of [
    () => addProduct('BN-9106-BUR', 'DR-1042-BUR-L'),
    () => removeProduct('BN-9106-BUR', 'DR-1042-BUR-R'),
    () => recommend('BN-9106-BUR', 'CO-2014-CAM-R'),
  ])
    await expect(refused()).rejects.toMatchObject({ code: 'validation' })
  for (const unknown of [removeProduct, unrecommend])
    await expect(unknown('BN-9106-BUR', 'SK-7022-GRC-R')).rejects.toMatchObject({ code: 'not_found' })
})

test('each fact of a bundle is changed by itself, and the audit log hears what it was', async () => {
  const [bundle, product] = ['BN-9112-BUR', 'BL-4017-IVO-R']
  const [first, second] = eveningLook.products
  await looks.enter(bundle, { products: eveningLook.products.slice(0, 2), recommendations: [] })
  const [was, title] = [eveningLook.title, { uk: 'Вечір', en: 'Evening' }]
  const worn = { height_cm: 176, chest_cm: 84, waist_cm: 62, hips_cm: 90, wears_size: '36 (S)' }
  const entries = [
    await api.staff.write(bundleTitleEndpoint, { ...of(bundle), body: { title } }),
    await api.staff.write(bundleModelEndpoint, { ...of(bundle), body: { model: 'night' } }),
    await api.staff.write(bundleIsShownEndpoint, { ...of(bundle), body: { is_shown: false } }),
    await api.staff.write(bundleIsShownEndpoint, { ...of(bundle), body: { is_shown: true } }),
    await api.staff.write(changeBundleModelParamsEndpoint, { ...of(bundle), body: { model_params: worn } }),
    await recommend(bundle, product),
    await unrecommend(bundle, product),
    await addProduct(bundle, product),
    await removeProduct(bundle, product),
    await remove(bundle),
    await bringBack(bundle),
  ].map(({ change }) => change)

  expect(entries.map(entry => entry?.subject)).toEqual(entries.map(() => bundle))
  expect(entries).toMatchObject([
    { action: 'bundle_title', before: { title: was }, after: { title } },
    { action: 'bundle_model', before: { model: 'evening' }, after: { model: 'night' } },
    { action: 'bundle_hide', before: { is_shown: true }, after: { is_shown: false } },
    { action: 'bundle_show', before: { is_shown: false }, after: { is_shown: true } },
    { action: 'bundle_model_params', before: { model_params: null }, after: { model_params: worn } },
    { action: 'bundle_recommend', before: { recommendations: [] }, after: { recommendations: [product] } },
    { action: 'bundle_unrecommend', before: { recommendations: [product] }, after: { recommendations: [] } },
    {
      action: 'bundle_add_product',
      before: { products: [first, second] },
      after: { products: [first, second, product] },
    },
    { action: 'bundle_remove_product', after: { products: [first, second] } },
    { action: 'bundle_archive', before: { is_deleted: false }, after: { is_deleted: true, is_shown: false } },
    { action: 'bundle_restore' },
  ])
})

test('products, recommendations and the model of a bundle are read by themselves', async () => {
  await looks.enter('BN-9113-BUR')
  const params = { article: 'BN-9113-BUR' }
  const { products } = await api.staff.read(staffBundleProductsEndpoint, { params })
  const { recommendations } = await api.staff.read(bundleRecommendationsEndpoint, { params })
  const { model_params } = await api.staff.read(bundleModelParamsEndpoint, { params })

  expect(products.map(({ article }) => article)).toEqual(eveningLook.products)
  expect([recommendations.map(({ article }) => article), model_params]).toEqual([eveningLook.recommendations, null])
})

test('an archived bundle leaves the shop, can only be brought back, and comes back as it was', async () => {
  await looks.enter('BN-9107-BUR')
  await remove('BN-9107-BUR')

  expect([await inShop('BN-9107-BUR'), await list('deleted', '9107'), await list('all', '9107')]).toEqual([
    404,
    ['BN-9107-BUR'],
    [],
  ])
  await expect(looks.markNew('BN-9107-BUR', false)).rejects.toMatchObject({ code: 'illegal_transition' })
  await bringBack('BN-9107-BUR')
  expect([await inShop('BN-9107-BUR'), await list('shown', '9107')]).toEqual([200, ['BN-9107-BUR']])
})
