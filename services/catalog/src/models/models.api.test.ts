import { productByArticleEndpoint } from '@shop/contracts/catalog/products'
import { changeModelEndpoint, modelFormSchema } from '@shop/contracts/staff/goods/staff-models'
import { articles } from '@shop/demo-data/articles/articles'
import { model, names, openModel, text, toMeasurements } from '../../test/model-dress.ts'
import { readModelOf } from '../../test/new-dress.ts'
import { startApi } from '../../test/start-api.ts'

const demoModel = 'wrap-dress'
const demoArticle = 'DR-1042-BUR-R'

test('one save changes the texts, the category and the care of four colours in two heights', async () => {
  const { save, findStored } = await openModel()

  const { model: saved, change } = await save({
    title: text('Сукня «Ранок»', 'Morning dress'),
    care: text('Прати вручну', 'Hand wash'),
    category: 'skirts',
  })

  for (const article of await findStored()) {
    expect(article).toMatchObject({
      title: { uk: 'Сукня «Ранок»', en: 'Morning dress' },
      care: { en: 'Hand wash' },
      category: 'skirts',
      revision: 2,
      changed: { by: 'olha' },
    })
  }
  expect(saved.articles.map(({ article, revision }) => [article, revision])).toEqual(names.map(name => [name, 2]))
  expect(change).toEqual({
    action: 'product_model_change',
    subject: model,
    subjects: names,
    before: { title: text('Сукня', 'Dress'), care: text('', ''), category: 'dresses' },
    after: {
      title: text('Сукня «Ранок»', 'Morning dress'),
      care: text('Прати вручну', 'Hand wash'),
      category: 'skirts',
    },
  })
})

test('what a model says is on the page of each colour for shoppers, and found by the search', async () => {
  const api = await startApi()
  const known = await readModelOf(api, demoArticle)
  const revisions = known.articles.map(({ article, revision }) => ({ article, revision }))
  const body = {
    ...modelFormSchema.parse(known),
    title: text('Кімоно', 'Kimono'),
    revisions,
    overwrite: [],
  }
  await api.staff.write(changeModelEndpoint, { who: 'olha', params: { model: demoModel }, body })
  await api.refresh()

  const found = await api.get(`/api/products/search?query=${encodeURIComponent('"Кімоно"')}`)
  for (const { article, is_shown } of known.articles.filter(one => one.is_shown)) {
    expect(is_shown && JSON.stringify(found.body)).toContain(article)
    const { body: page } = await api.get(`${productByArticleEndpoint.path}?article=${article}`)
    expect(page.product.title).toEqual(text('Кімоно', 'Kimono'))
  }
})

test('no model of the demonstration opens with differences between its articles', async () => {
  const api = await startApi()
  const firsts = new Map(articles.map(({ model, article }) => [model, article]))

  for (const [name, article] of firsts) {
    const { differences } = await readModelOf(api, article)
    expect([name, differences]).toEqual([name, []])
  }
})

test('a field in which articles differ is listed with who says what, and stays as it is in each until it is chosen for all', async () => {
  const { saveOne, read, save, refusal, findStored } = await openModel()
  const [odd = ''] = names
  await saveOne(odd, { care: text('Лише хімчистка', 'Dry clean only') })

  const { differences, care } = await read()
  expect(care).toEqual(text('', ''))
  expect(differences).toEqual([
    {
      field: 'care',
      values: [
        { articles: names.slice(1), value: text('', '') },
        { articles: [odd], value: text('Лише хімчистка', 'Dry clean only') },
      ],
    },
  ])

  await save({ title: text('Інша', 'Other') })
  expect((await findStored()).map(article => article.care.en)).toEqual([
    'Dry clean only',
    ...names.slice(1).map(() => ''),
  ])

  // Another value that was not chosen for all is refused.
  expect(await refusal({ care: text('Прати', 'Wash') })).toMatchObject({
    code: 'validation',
    details: { fields: { care: 'differs' } },
  })

  const { change, model: saved } = await save({ care: text('Прати', 'Wash'), overwrite: ['care'] })
  expect(saved.differences).toEqual([])
  expect((await findStored()).map(article => article.care.en)).toEqual(names.map(() => 'Wash'))
  expect(change).toMatchObject({ before: { care: differences[0]?.values }, after: { care: text('Прати', 'Wash') } })
})

test('measurements are the model’s, and a height may have its own', async () => {
  const { save, findStored, refusal } = await openModel()

  const { model: saved } = await save({
    measurements: [toMeasurements('36 (S)', 84), toMeasurements('38 (M)', 88)],
    height_measurements: [{ height: '170-177', measurements: [toMeasurements('36 (S)', 86)] }],
  })

  expect(saved.differences).toEqual([])
  expect(saved.measurements.map(({ chest }) => chest)).toEqual([84, 88])
  expect(saved.height_measurements).toEqual([{ height: '170-177', measurements: [toMeasurements('36 (S)', 86)] }])
  for (const { height, measurements } of await findStored()) {
    expect(measurements.map(({ chest }: { chest: number }) => chest)).toEqual(height === '160-167' ? [84, 88] : [86])
  }
  expect(await refusal({ measurements: [toMeasurements('50', 90)] })).toMatchObject({
    details: { fields: { 'measurements.0.size': 'unknown' } },
  })
  expect(await refusal({ height_measurements: [{ height: '150', measurements: [] }] })).toMatchObject({
    details: { fields: { 'height_measurements.0.height': 'unknown' } },
  })

  // Back to one for all.
  await save({ height_measurements: [] })
  for (const { measurements } of await findStored()) expect(measurements).toHaveLength(2)
})

test('what shoppers would see half-made is refused, and what a rule forbids by field', async () => {
  const api = await startApi()
  const known = await readModelOf(api, demoArticle)
  const revisions = known.articles.map(({ article, revision }) => ({ article, revision }))
  const save = (changed: object) => {
    const body = { ...modelFormSchema.parse(known), revisions, overwrite: [], ...changed }
    return api.staff.write(changeModelEndpoint, { who: 'olha', params: { model: demoModel }, body })
  }

  await expect(save({ title: text('Сукня', ''), overwrite: ['title'] })).rejects.toMatchObject({
    code: 'not_ready',
    details: { lacks: ['title_en'] },
  })
  await expect(save({ category: 'raincoats', collection: 'none', overwrite: ['collection'] })).rejects.toMatchObject({
    details: { fields: { category: 'unknown', collection: 'unknown' } },
  })
  expect((await save({})).change).toBe(null)
})
