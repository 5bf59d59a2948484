import type { ModelParams } from '@shop/contracts/staff/goods/chosen-products'
import { takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import {
  addProductRecommendationEndpoint,
  changeProductModelParamsEndpoint,
  orderProductRecommendationsEndpoint,
  productModelParamsEndpoint,
  productRecommendationsEndpoint,
  removeProductRecommendationEndpoint,
} from '@shop/contracts/staff/goods/staff-recommendations'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeAll(async () => {
  api = await startApi()
  await putInOrder()
  await sayWorn(null)
})

const article = 'DR-1042-BUR-R'
const worn = { height_cm: 178, chest_cm: 86, waist_cm: 64, hips_cm: 92, wears_size: '38 (M)' }
const params = { article }
const recommend = (recommended: string) =>
  api.staff.write(addProductRecommendationEndpoint, { params: { article, recommended } })
const unrecommend = (recommended: string) =>
  api.staff.write(removeProductRecommendationEndpoint, { params: { article, recommended } })
const putInOrder = (...recommendations: string[]) =>
  api.staff.write(orderProductRecommendationsEndpoint, { params, body: { recommendations } })
const sayWorn = (model_params: ModelParams, revision?: number) =>
  api.staff.write(changeProductModelParamsEndpoint, {
    who: 'olha',
    params,
    body: { model_params, ...(revision !== undefined && { revision }) },
  })
const recommended = async () => (await api.staff.read(productRecommendationsEndpoint, { params })).recommendations
const names = async () => (await recommended()).map(({ article }) => article)

test('recommendations keep their order, and the page of the product shows them first', async () => {
  for (const product of ['CO-2014-CAM-R', 'BL-4017-IVO-R', 'SK-7022-GRC-R']) await recommend(product)
  await unrecommend('BL-4017-IVO-R')
  await putInOrder('SK-7022-GRC-R', 'CO-2014-CAM-R')

  expect(await names()).toEqual(['SK-7022-GRC-R', 'CO-2014-CAM-R'])
  const { body } = await api.get(`/api/products/get-recommends-by/article?article=${article}`)
  expect(body.list.slice(0, 2).map((card: { article: string }) => card.article)).toEqual(await names())
})

test('the audit log hears what was recommended before and after, by article', async () => {
  await putInOrder('CO-2014-CAM-R')
  const entry = (action: string, before: string[], after: string[]) => ({
    action,
    subject: article,
    before: { recommendations: before, model_params: null },
    after: { recommendations: after, model_params: null },
  })

  expect([
    (await recommend('BL-4017-IVO-R')).change,
    (await unrecommend('CO-2014-CAM-R')).change,
    (await putInOrder()).change,
  ]).toEqual([
    entry('product_recommend', ['CO-2014-CAM-R'], ['CO-2014-CAM-R', 'BL-4017-IVO-R']),
    entry('product_unrecommend', ['CO-2014-CAM-R', 'BL-4017-IVO-R'], ['BL-4017-IVO-R']),
    entry('product_recommendations', ['BL-4017-IVO-R'], []),
  ])
})

test('a recommended product that is hidden is shown to staff as hidden', async () => {
  await putInOrder('CO-2014-CAM-R')
  await api.db.collection('articles').updateOne({ article: 'CO-2014-CAM-R' }, { $set: { is_shown: false } })

  const recommendations = await recommended()
  await api.db.collection('articles').updateOne({ article: 'CO-2014-CAM-R' }, { $set: { is_shown: true } })

  expect(recommendations).toMatchObject([{ article: 'CO-2014-CAM-R', state: 'hidden' }])
})

test.each([
  ['recommended', 'XX-0000', 'validation'],
  ['recommended', article, 'validation'],
  ['recommended no more', 'XX-0000', 'not_found'],
] as const)('%s %s is refused with %s', async (what, product, code) => {
  const before = await names()
  const asked = what === 'recommended' ? recommend(product) : unrecommend(product)
  await expect(asked).rejects.toMatchObject({ code })
  expect(await names()).toEqual(before)
})

test('who wears the product is said and taken back, and the product page says it at once', async () => {
  const inShop = async () =>
    (await api.get(`/api/products/get-by/model-by-article?article=${article}`)).body.product.model_params

  const { revision, changed, change } = await sayWorn(worn)
  expect([changed?.by, change]).toMatchObject([
    'olha',
    { action: 'product_model_params', before: { model_params: null }, after: { model_params: worn } },
  ])
  expect([await inShop(), (await api.staff.read(productModelParamsEndpoint, { params })).model_params]).toEqual([
    worn,
    worn,
  ])
  await sayWorn(null, revision)
  expect(await inShop()).toBeNull()
  await expect(sayWorn(worn, revision)).rejects.toMatchObject({ code: 'changed_meanwhile' })
})

test('an unknown product has no recommendations', async () => {
  const unknown = { params: { article: 'XX-0000' } }
  await expect(api.staff.read(productRecommendationsEndpoint, unknown)).rejects.toMatchObject({ code: 'not_found' })
})

test('recommendations are taken back by the change that set them, and nothing is one that changes nothing', async () => {
  await putInOrder('CO-2014-CAM-R')
  const { undo } = await putInOrder('SK-7022-GRC-R')
  expect((await putInOrder('SK-7022-GRC-R')).undo).toBe(null)

  await api.staff.write(takeBackChangeEndpoint, { who: 'iryna', params: { id: undo ?? '' } })
  expect(await names()).toEqual(['CO-2014-CAM-R'])
})

test('a process that dies before the other copies are told leaves none of them on the old recommendations', async () => {
  let now = new Date('2026-11-21T10:00:00Z')
  const clock = { now: () => now }
  const first = await startApi({ clock })
  const other = await startApi({ db: first.db, clock })
  const shown = async (copy: Api) => {
    const { body } = await copy.get(`/api/products/get-recommends-by/article?article=${article}`)
    return body.list[0].article
  }
  for (const copy of [first, other]) await shown(copy)
  const wanted = { params, body: { recommendations: ['SK-7022-GRC-R'] } }
  const disarm = armFailpoint('goods-change-written', () => {
    throw new Error('stopped')
  })
  await expect(first.staff.write(orderProductRecommendationsEndpoint, wanted)).rejects.toThrow('stopped')
  disarm()

  now = new Date('2026-11-21T10:01:00Z')
  await other.service.runJob('goods-changes')
  for (const copy of [first, other]) await copy.refresh()

  expect(await Promise.all([first, other].map(shown))).toEqual(['SK-7022-GRC-R', 'SK-7022-GRC-R'])
})
