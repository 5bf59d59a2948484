import { startApi } from '../../test/start-api.ts'

const path = '/api/admin/bundles/by-article/BN-9001-CAM'

const form = {
  model: 'first-frost',
  title: { uk: 'Перший мороз', en: 'First Frost' },
  description: { uk: '', en: '' },
  products: ['CO-2014-CAM-R'],
  bundle_discount_percent: 10,
  is_new: true,
  is_shown: false,
  images: [],
  recommendations: [],
  model_params: null,
}
const model_params = { height_cm: 176, chest_cm: 84, waist_cm: 62, hips_cm: 90, wears_size: '36 (S)' }

test.each([
  ['PUT', path, { ...form, revision: 3 }, 'bundle_change'],
  ['PUT', `${path}/title`, { title: form.title }, 'bundle_title'],
  ['PUT', `${path}/is_new`, { is_new: false }, 'bundle_is_new'],
  ['PUT', `${path}/is-show`, { is_shown: true }, 'bundle_show'],
  ['PUT', `${path}/is-show`, { is_shown: false }, 'bundle_hide'],
  ['PUT', `${path}/model`, { model: 'frost' }, 'bundle_model'],
  ['PUT', `${path}/model-params`, { model_params }, 'bundle_model_params'],
  ['POST', `${path}/recommendations`, { article: 'DR-1' }, 'bundle_recommend'],
  ['DELETE', `${path}/recommendations`, { article: 'DR-1' }, 'bundle_unrecommend'],
  ['DELETE', path, {}, 'bundle_delete'],
  ['POST', `${path}/restore`, {}, 'bundle_restore'],
])('%s %s is asked of the catalogue and recorded by whom, before and after', async (method, address, json, action) => {
  const { openAs, asked, db } = await startApi()
  const content = await openAs('content')

  const { status } = await content.send(method, address, { json })

  expect([status, asked]).toEqual([200, [{ article: 'BN-9001-CAM', ...json, who: 'content-of-test' }]])
  expect(await db.collection('audit').findOne({ action })).toMatchObject({
    who: 'content-of-test',
    subject: 'BN-9001-CAM',
    before: { is_new: true },
    after: { is_new: false },
  })
})

test.each([
  ['POST', 'bundle_add_product'],
  ['DELETE', 'bundle_remove_product'],
])('%s of a product of a bundle is asked of the catalogue and recorded with the bundle', async (method, action) => {
  const { openAs, asked, db } = await startApi()
  const content = await openAs('content')

  const { status } = await content.send(method, `${path}/products/by-article/DR-1`, { json: {} })

  const who = 'content-of-test'
  expect([status, asked]).toEqual([200, [{ bundle: 'BN-9001-CAM', product: 'DR-1', who }]])
  expect(await db.collection('audit').findOne({ action })).toMatchObject({ who, subject: 'BN-9001-CAM' })
})

test('a bundle is entered under its article', async () => {
  const { openAs, asked, db } = await startApi()
  const content = await openAs('content')

  const { status, body } = await content.post('/api/admin/bundles', { ...form, article: 'BN-9100-BLK' })

  expect([status, body]).toMatchObject([201, { bundle: { article: 'BN-9100-BLK' } }])
  expect(asked).toEqual([{ article: 'BN-9100-BLK', ...form, who: 'content-of-test' }])
  expect(await db.collection('audit').findOne({ action: 'bundle_enter' })).toMatchObject({ subject: 'BN-9100-BLK' })
})

test('bundles are listed by what stands in the address, and a composition is summed up', async () => {
  const { openAs, asked } = await startApi()
  const content = await openAs('content')

  await content.get('/api/admin/bundles?search=frost&filter=warned&sort=discount&dir=desc&page=2&limit=10')
  await content.get('/api/admin/bundles/composition?products=CO-2014-CAM-R,DR-1042-BUR-R&bundle_discount_percent=12')
  const empty = await content.get('/api/admin/bundles/composition?products=')

  expect(asked).toEqual([
    { search: 'frost', filter: 'warned', sort: 'discount', dir: 'desc', page: 2, limit: 10 },
    { products: 'CO-2014-CAM-R,DR-1042-BUR-R', bundle_discount_percent: 12 },
    { products: '' },
  ])
  expect(empty.status).toBe(200)
})

test.each(['', '/products', '/recommendations', '/model-params'])('GET …%s reads the bundle', async part => {
  const { openAs } = await startApi()
  expect((await (await openAs('content')).get(`${path}${part}`)).status).toBe(200)
})

test.each([
  [{ title: { uk: '', en: 'First Frost' } }, { 'title.uk': 'required' }],
  [{ bundle_discount_percent: 51 }, { bundle_discount_percent: 'bundle_percent_invalid' }],
  [{ bundle_discount_percent: 9.5 }, { bundle_discount_percent: 'bundle_percent_invalid' }],
  [{ products: Array.from({ length: 7 }, (_, place) => `DR-${place}`) }, { products: 'too_many_products' }],
  [{ products: ["A'||1"] }, { 'products.0': 'invalid' }],
  [{ model: 'Перший' }, { model: 'bundle_model_invalid' }],
  [{ model_params: { ...model_params, height_cm: 17 } }, { 'model_params.height_cm': 'cm_invalid' }],
  [
    { recommendations: Array.from({ length: 13 }, (_, place) => `DR-${place}`) },
    { recommendations: 'too_many_recommended' },
  ],
  [{ revision: -1 }, { revision: 'invalid' }],
])('a bundle with %j is refused at its field', async (wrong, fields) => {
  const { openAs, asked } = await startApi()

  const { status, body } = await (await openAs('content')).send('PUT', path, {
    json: { ...form, revision: 0, ...wrong },
  })

  expect([status, body.error?.fields, asked]).toEqual([400, fields, []])
})

test.each([
  '/api/admin/bundles?filter=gold',
  '/api/admin/bundles?sort=beauty',
  '/api/admin/bundles?dir=up',
  '/api/admin/bundles?limit=101',
  '/api/admin/bundles/composition?products=drop%20table',
  '/api/admin/bundles/composition?products=DR-1&bundle_discount_percent=90',
  '/api/admin/bundles/by-article/bn',
])('%s is refused', async address => {
  const { openAs } = await startApi()
  expect((await (await openAs('content')).get(address)).status).toBe(400)
})
