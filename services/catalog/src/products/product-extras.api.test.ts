import {
  internalChangeProductExtrasEndpoint,
  internalProductExtrasEndpoint,
  type ProductStep,
} from '@shop/contracts/staff/goods/staff-recommendations'
import { startApi } from '../../test/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
let api: Api
beforeAll(async () => {
  api = await startApi()
  await change({ step: 'recommendations', recommendations: [] })
})

const article = 'DR-1042-BUR-R'
const worn = { height_cm: 178, chest_cm: 86, waist_cm: 64, hips_cm: 92, wears_size: '38 (M)' }
const change = (change: ProductStep, revision?: number) =>
  api.internal.call(internalChangeProductExtrasEndpoint, {
    article,
    change,
    who: 'olha',
    ...(revision !== undefined && { revision }),
  })
const names = async () => {
  const { recommendations } = await api.internal.call(internalProductExtrasEndpoint, { article })
  return recommendations.map(recommended => recommended.article)
}

test('recommendations keep their order, and the page of the product shows them first', async () => {
  for (const product of ['CO-2014-CAM-R', 'BL-4017-IVO-R', 'SK-7022-GRC-R'])
    await change({ step: 'recommend', product })
  await change({ step: 'unrecommend', product: 'BL-4017-IVO-R' })
  await change({ step: 'recommendations', recommendations: ['SK-7022-GRC-R', 'CO-2014-CAM-R'] })

  expect(await names()).toEqual(['SK-7022-GRC-R', 'CO-2014-CAM-R'])
  const { body } = await api.get(`/api/products/get-recommends-by/article?article=${article}`)
  expect(body.list.slice(0, 2).map((card: { article: string }) => card.article)).toEqual(await names())
})

test('a recommended product that is hidden is shown to staff as hidden', async () => {
  await change({ step: 'recommendations', recommendations: ['CO-2014-CAM-R'] })
  await api.db.collection('articles').updateOne({ article: 'CO-2014-CAM-R' }, { $set: { is_shown: false } })

  const { recommendations } = await api.internal.call(internalProductExtrasEndpoint, { article })
  await api.db.collection('articles').updateOne({ article: 'CO-2014-CAM-R' }, { $set: { is_shown: true } })

  expect(recommendations).toMatchObject([{ article: 'CO-2014-CAM-R', state: 'hidden' }])
})

test.each([
  [{ step: 'recommend', product: 'XX-0000' }, 'validation'],
  [{ step: 'recommend', product: article }, 'validation'],
  [{ step: 'unrecommend', product: 'XX-0000' }, 'not_found'],
] as const)('%j is refused with %s', async (step, code) => {
  const before = await names()
  await expect(change(step)).rejects.toMatchObject({ code })
  expect(await names()).toEqual(before)
})

test('who wears the product is said and taken back, and the product page says it at once', async () => {
  const inShop = async () =>
    (await api.get(`/api/products/get-by/model-by-article?article=${article}`)).body.product.model_params

  const { revision } = await change({ step: 'model_params', model_params: worn })
  expect(await inShop()).toEqual(worn)
  await change({ step: 'model_params', model_params: null }, revision)
  expect(await inShop()).toBeNull()
  await expect(change({ step: 'model_params', model_params: worn }, revision)).rejects.toMatchObject({
    code: 'changed_meanwhile',
  })
})

test('an unknown product has no recommendations', async () => {
  await expect(api.internal.call(internalProductExtrasEndpoint, { article: 'XX-0000' })).rejects.toMatchObject({
    code: 'not_found',
  })
})
