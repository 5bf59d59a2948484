import { productByArticleEndpoint } from '@shop/contracts/catalog/products'
import type { ShopError } from '@shop/contracts/errors'
import {
  changeModelEndpoint,
  modelFormSchema,
  type StaffModel,
  staffModelEndpoint,
} from '@shop/contracts/staff/goods/staff-models'
import {
  changeProductEndpoint,
  newProductsEndpoint,
  productFormSchema,
  staffProductEndpoint,
} from '@shop/contracts/staff/goods/staff-product-forms'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import type { CommandStartedEvent } from 'mongodb'
import { startApi } from '../../test/start-api.ts'

const model = 'DR-77'
const colors = ['black', 'burgundy', 'ivory', 'camel']
const demoModel = 'wrap-dress'
const heights = ['160-167', '170-177']
const nameOf = (color: string, height: string) => `${model}-${color.slice(0, 3).toUpperCase()}-${height.slice(0, 3)}`
const names = colors.flatMap(color => heights.map(height => nameOf(color, height))).toSorted()
const text = (uk: string, en: string) => ({ uk, en })
const measured = (size: string, chest: number) => ({ size, chest, waist: 70, hips: 96, volumetric: 100 })
const size = (name: string) => ({
  name,
  price: { uah: 4990, eur: null },
  price_without_discount: null,
  weight_kg: 0.5,
  preorder_limit: null,
})

/** A dress in four colours and two heights. */
async function open() {
  const api = await startApi()
  const { staff, db } = api
  await staff.write(newProductsEndpoint, {
    who: 'olha',
    body: {
      model,
      category: 'dresses',
      collection: 'autumn-winter-2026',
      title: text('Сукня', 'Dress'),
      description: text('', ''),
      composition: text('', ''),
      care: text('', ''),
      sizes: [size('36 (S)'), size('38 (M)')],
      measurements: [],
      start_sale_date: null,
      preorder_on: null,
      articles: colors.flatMap(color => heights.map(height => ({ article: nameOf(color, height), color, height }))),
    },
  })
  const read = async () => (await staff.read(staffModelEndpoint, { params: { model } })).model
  const save = async (changed: object, seen?: StaffModel, who = 'olha') => {
    const known = seen ?? (await read())
    const revisions = known.articles.map(({ article, revision }) => ({ article, revision }))
    const body = { ...modelFormSchema.parse(known), revisions, overwrite: [], ...changed }
    return staff.write(changeModelEndpoint, { who, params: { model }, body })
  }
  const refusal = (...asked: Parameters<typeof save>) =>
    save(...asked).then(
      () => null,
      (error: ShopError) => error,
    )
  /** As a colleague saves one article alone. */
  const saveOne = async (article: string, changed: object) => {
    const { product } = await staff.read(staffProductEndpoint, { params: { article } })
    const body = { ...productFormSchema.parse({ ...product, ...changed }), revision: product.revision }
    await staff.write(changeProductEndpoint, { who: 'iryna', params: { article }, body })
  }
  const stored = () => db.collection('articles').find({ model }).sort({ article: 1 }).toArray()
  return { ...api, read, save, refusal, saveOne, stored }
}

test('one save changes the texts, the category and the care of four colours in two heights', async () => {
  const { save, stored } = await open()

  const { model: saved, change } = await save({
    title: text('Сукня «Ранок»', 'Morning dress'),
    care: text('Прати вручну', 'Hand wash'),
    category: 'skirts',
  })

  for (const article of await stored()) {
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
  const known = (await api.staff.read(staffModelEndpoint, { params: { model: demoModel } })).model
  const revisions = known.articles.map(({ article, revision }) => ({ article, revision }))
  const body = {
    ...modelFormSchema.parse(known),
    title: text('Кімоно', 'Kimono'),
    revisions,
    overwrite: ['title' as const],
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

test('a field in which articles differ is listed with who says what, and stays as it is in each until it is chosen for all', async () => {
  const { saveOne, read, save, refusal, stored } = await open()
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
  expect((await stored()).map(article => article.care.en)).toEqual(['Dry clean only', ...names.slice(1).map(() => '')])

  // Another value that was not chosen for all is refused.
  expect(await refusal({ care: text('Прати', 'Wash') })).toMatchObject({
    code: 'validation',
    details: { fields: { care: 'differs' } },
  })

  const { change, model: saved } = await save({ care: text('Прати', 'Wash'), overwrite: ['care'] })
  expect(saved.differences).toEqual([])
  expect((await stored()).map(article => article.care.en)).toEqual(names.map(() => 'Wash'))
  expect(change).toMatchObject({ before: { care: differences[0]?.values }, after: { care: text('Прати', 'Wash') } })
})

test('measurements are the model’s, and a height may have its own', async () => {
  const { save, stored, refusal } = await open()

  const { model: saved } = await save({
    measurements: [measured('36 (S)', 84), measured('38 (M)', 88)],
    height_measurements: [{ height: '170-177', measurements: [measured('36 (S)', 86)] }],
  })

  expect(saved.differences).toEqual([])
  expect(saved.measurements.map(({ chest }) => chest)).toEqual([84, 88])
  expect(saved.height_measurements).toEqual([{ height: '170-177', measurements: [measured('36 (S)', 86)] }])
  for (const { height, measurements } of await stored()) {
    expect(measurements.map(({ chest }: { chest: number }) => chest)).toEqual(height === '160-167' ? [84, 88] : [86])
  }
  expect(await refusal({ measurements: [measured('50', 90)] })).toMatchObject({
    details: { fields: { 'measurements.0.size': 'unknown' } },
  })
  expect(await refusal({ height_measurements: [{ height: '150', measurements: [] }] })).toMatchObject({
    details: { fields: { 'height_measurements.0.height': 'unknown' } },
  })

  // Back to one for all.
  await save({ height_measurements: [] })
  for (const { measurements } of await stored()) expect(measurements).toHaveLength(2)
})

test('who saves on what somebody else has changed, made or moved away is told so, and nothing is written', async () => {
  const { read, saveOne, refusal, stored, staff } = await open()
  const seen = await read()
  await saveOne(names[3] ?? '', { description: text('Довга', 'Long') })

  expect(await refusal({ title: text('Інша', 'Other') }, seen)).toMatchObject({
    code: 'changed_meanwhile',
    details: { revision: 2, by: 'iryna' },
  })
  const newer = await read()
  const [first] = newer.articles
  const form = (await staff.read(staffProductEndpoint, { params: { article: first?.article ?? '' } })).product
  await staff.write(newProductsEndpoint, {
    who: 'iryna',
    body: { ...productFormSchema.parse(form), articles: [{ article: 'DR-77-MOC', color: 'mocha', height: null }] },
  })
  expect(await refusal({ title: text('Інша', 'Other') }, newer)).toMatchObject({ code: 'changed_meanwhile' })
  expect((await stored()).map(({ title }) => title.uk)).toEqual(Array(9).fill('Сукня'))
})

test('when a colleague is faster with one of them while it is being written, none of the others is changed', async () => {
  const { refusal, saveOne, stored, db } = await open()
  const disarm = armFailpoint('joint-change-begun', () => saveOne(names[5] ?? '', { title: text('Моя', 'Mine') }))

  const refused = await refusal({ title: text('Інша', 'Other') })
  disarm()

  expect(refused).toMatchObject({ code: 'changed_meanwhile', details: { by: 'iryna' } })
  expect((await stored()).map(({ title }) => title.en)).toEqual(
    names.map((_, index) => (index === 5 ? 'Mine' : 'Dress')),
  )
  expect(await db.collection('joint_changes').countDocuments()).toBe(0)
})

test.each(['joint-change-begun', 'joint-change-written'])(
  'a process that dies at %s leaves no colour behind: a job writes the rest and tells the lists',
  async point => {
    const { save, stored, service, db, read, repositories } = await open()
    const seen = await read()
    const disarm = armFailpoint(point, () => {
      throw new Error('stopped')
    })
    await expect(save({ title: text('Інша', 'Other') }, seen)).rejects.toThrow('stopped')
    disarm()
    if (point === 'joint-change-begun') {
      // The database had taken the first of them when the process died.
      const [change] = await repositories.jointChanges.underWay()
      const [row] = change?.rows ?? []
      const $set = { ...row?.fields, revision: 2, changed: { by: change?.who, at: change?.at } }
      await db.collection('articles').updateOne({ article: row?.article }, { $set })
    }

    await service.runJob('joint-changes')

    const after = await stored()
    expect(after.map(({ title, revision }) => [title.en, revision])).toEqual(names.map(() => ['Other', 2]))
    expect(after.every(({ follow_up }) => follow_up === undefined)).toBe(true)
    expect(await db.collection('joint_changes').countDocuments()).toBe(0)
  },
)

test('what shoppers would see half-made is refused, and what a rule forbids by field', async () => {
  const api = await startApi()
  const known = (await api.staff.read(staffModelEndpoint, { params: { model: demoModel } })).model
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
  await expect(api.staff.read(staffModelEndpoint, { params: { model: 'NO-SUCH' } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect((await save({})).change).toBe(null)
})

test('however many articles a model has, reading it asks the database twice and saving it seven times', async () => {
  const api = await open()
  const seen = await api.read()
  const asked: string[] = []
  const note = ({ databaseName, commandName }: CommandStartedEvent) => {
    if (databaseName === api.db.databaseName) asked.push(commandName)
  }
  api.db.client.on('commandStarted', note)
  await api.read()
  expect(asked.splice(0)).toHaveLength(2)
  await api.save({ title: text('Інша', 'Other') }, seen)
  api.db.client.off('commandStarted', note)
  expect(asked).toHaveLength(7)
})
