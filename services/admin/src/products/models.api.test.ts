import { modelFormSchema } from '@shop/contracts/staff/goods/staff-models'
import { aModel } from '../../test/model-calls.ts'
import { startApi } from '../../test/start-api.ts'

const address = '/api/admin/products/models/DR-1042'
const revisions = aModel.articles.map(({ article, revision }) => ({ article, revision }))
const form = { ...modelFormSchema.parse(aModel), revisions, overwrite: [] }
const care = { uk: 'Прати вручну', en: 'Hand wash' }

test('a model is changed in one call, and the audit log names it, its articles and what was said before', async () => {
  const { openAs, asked, db } = await startApi()
  const content = await openAs('content')
  expect((await content.get(address)).body).toMatchObject({ model: { articles: [{}, {}] } })

  const { status, body } = await content.send('PUT', address, { json: { ...form, care } })

  expect([status, body]).toMatchObject([200, { model: { care } }])
  expect(asked).toMatchObject([{ who: 'content-of-test', model: 'DR-1042', care, revisions }])
  const about = { subject: 'DR-1042', subjects: ['DR-1042-BUR-R', 'DR-1042-BUR-L'] }
  expect(
    await db.collection('audit').findOne({ action: 'product_model_change', 'after.care.en': care.en }),
  ).toMatchObject({ ...about, before: { care: aModel.care } })
})

test('what was changed for a model stands in the history of each of its articles', async () => {
  const { openAs } = await startApi()
  const content = await openAs('content')
  await content.send('PUT', address, { json: { ...form, care } })

  for (const article of ['DR-1042-BUR-R', 'DR-1042-BUR-L']) {
    const { body } = await content.get(`/api/admin/products/by-article/${article}/history`)
    expect(body.history).toMatchObject([
      { action: 'product_model_change', changes: [{ field: 'care', before: aModel.care, after: care }] },
    ])
  }
})

const measurement = { size: '36 (S)', chest: 84, waist: 66, hips: 90, volumetric: 100 }
test.each([
  [{ title: { uk: 'Сукня\nще', en: '' } }, 'title.uk'],
  [{ category: 'Dresses!' }, 'category'],
  [{ measurements: [{ ...measurement, chest: 5 }] }, 'measurements.0.chest'],
  [
    { height_measurements: [{ height: '170-177', measurements: [{ ...measurement, hips: 'wide' }] }] },
    'height_measurements.0.measurements.0.hips',
  ],
  [{ revisions: [] }, 'revisions'],
  [{ revisions: [{ article: 'DR-1042-BUR-R', revision: -1 }] }, 'revisions.0.revision'],
  [{ overwrite: ['sizes'] }, 'overwrite.0'],
])('a model with %j is refused', async (changed, field) => {
  const { openAs } = await startApi()

  const { status, body } = await (await openAs('content')).send('PUT', address, { json: { ...form, ...changed } })

  expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, [field]])
})
