import { startApi } from '../../test/start-api.ts'

const path = '/api/admin/products/by-article/DR-1042-BUR-R'
const model_params = { height_cm: 176, chest_cm: 84, waist_cm: 62, hips_cm: 90, wears_size: '36 (S)' }

test.each([
  ['POST', 'recommendations/by-article/CO-1', {}, { recommended: 'CO-1' }, 'product_recommend'],
  ['DELETE', 'recommendations/by-article/CO-1', {}, { recommended: 'CO-1' }, 'product_unrecommend'],
  ['PUT', 'recommendations', { recommendations: ['CO-1', 'CO-2'], revision: 2 }, {}, 'product_recommendations'],
  ['PUT', 'model-params', { model_params }, {}, 'product_model_params'],
  ['PUT', 'model-params', { model_params: null }, {}, 'product_model_params'],
])('%s %s is asked of the catalogue and recorded', async (method, part, json, named, action) => {
  const { openAs, asked, db } = await startApi()

  const { status } = await (await openAs('content')).send(method, `${path}/${part}`, { json })

  const article = 'DR-1042-BUR-R'
  expect([status, asked]).toEqual([200, [{ article, ...named, ...json, who: 'content-of-test' }]])
  expect(await db.collection('audit').findOne({ action })).toMatchObject({
    subject: article,
    before: { recommendations: [article] },
    after: { recommendations: [] },
  })
})

test.each(['recommendations', 'model-params'])('%s of a product are read', async part => {
  const { openAs } = await startApi()
  expect((await (await openAs('content')).get(`${path}/${part}`)).status).toBe(200)
})

test.each([
  [{ ...model_params, waist_cm: 200 }, { 'model_params.waist_cm': 'cm_invalid' }],
  [{ ...model_params, hips_cm: 90.5 }, { 'model_params.hips_cm': 'cm_invalid' }],
  [{ ...model_params, wears_size: '<b>' }, { 'model_params.wears_size': 'invalid' }],
])('model params %j are refused', async (wrong, fields) => {
  const { openAs } = await startApi()

  const { status, body } = await (await openAs('owner')).send('PUT', `${path}/model-params`, {
    json: { model_params: wrong },
  })

  expect([status, body.error?.fields]).toEqual([400, fields])
})
