import type { ShopError } from '@shop/contracts/errors'
import {
  articleImagesEndpoint,
  changeImagesEndpoint,
  staffImagesEndpoint,
  uploadPictureEndpoint,
} from '@shop/contracts/staff/goods/staff-pictures'
import { aPicture } from '../../test/hostile-files.ts'
import { startApi } from '../../test/start-api.ts'

const article = 'DR-1042-BUR-R'
const image = (name: string, more = {}) => ({
  name,
  shot: 'other' as const,
  alt: { uk: 'Сукня', en: 'Dress' },
  focus: null,
  ...more,
})

async function open() {
  const api = await startApi()
  const upload = async () => (await api.staff.write(uploadPictureEndpoint, { file: await aPicture() })).picture
  const change = (images: ReturnType<typeof image>[], pictures_revision = 0, who = 'olha') =>
    api.staff.write(changeImagesEndpoint, { who, body: { article, pictures_revision, images } })
  const refusal = (...asked: Parameters<typeof change>) => change(...asked).catch((error: ShopError) => error)
  const read = async () => (await api.staff.read(articleImagesEndpoint, { params: { article } })).product
  const list = (query: object) => api.staff.read(staffImagesEndpoint, { query })
  return { ...api, upload, change, refusal, read, list }
}
/** The other height of the same colour. */
const taller = 'DR-1042-BUR-L'

test('uploaded pictures and those of the article are put in order, and shoppers see them in that order', async () => {
  const { upload, change, read, refresh, get } = await open()
  const [known] = (await read()).images
  const { name, placeholder } = await upload()
  const focus = { x: 30, y: 10 }

  const { product, change: entry } = await change([image(name, { focus }), image(known?.name ?? '')])
  await refresh()

  // As they are named and described, without their pixels.
  const { placeholder: _, ...described } = known ?? {}
  expect(entry).toMatchObject({
    action: 'pictures_change',
    subject: article,
    after: [{ name, shot: 'other', alt: { en: 'Dress' }, focus }, { name: known?.name }],
  })
  expect(entry?.before).toEqual(expect.arrayContaining([described]))
  expect(JSON.stringify(entry)).not.toContain('placeholder')
  expect(product).toMatchObject({ pictures_revision: 1, changed: { by: 'olha' } })
  expect(product.images).toMatchObject([{ name, placeholder, focus }, { placeholder: known?.placeholder }])
  const { body } = await get(`/api/products/get-by/model-by-article?article=${article}`)
  expect(body.product.images.map((picture: { name: string }) => picture.name)).toEqual([name, known?.name])
  expect(body.product.previewImages[0]).toMatchObject({ name, focus })
})

test('a name that nobody uploaded, of another article, or that stands there twice is refused, and nothing changes', async () => {
  const { refusal, read } = await open()
  const before = await read()
  const [own] = before.images

  for (const [names, field, code] of [
    [[`up-${'0'.repeat(32)}`], 'images.0.name', 'not_found'],
    [['coat-camel-front'], 'images.0.name', 'not_found'],
    [[own?.name, own?.name], 'images.0.name', 'repeated'],
  ] as const) {
    const refused = await refusal(names.map(name => image(name ?? '')))
    expect(refused).toMatchObject({
      code: 'validation',
      details: { fields: { [field === 'images.0.name' && code === 'repeated' ? 'images.1.name' : field]: code } },
    })
  }
  expect(await read()).toEqual(before)
})

test('who saves on an older state hears who was faster, and a form of the product does not stand in the way', async () => {
  const { change, refusal, read, db } = await open()
  await db.collection('articles').updateOne({ article }, { $set: { revision: 7 } })
  await change((await read()).images.slice(0, 1).map(({ name }) => image(name)))

  expect(await refusal([], 0, 'iryna')).toMatchObject({
    code: 'changed_meanwhile',
    details: { revision: 1, by: 'olha', at: expect.any(Date) },
  })
  expect((await change([], 1, 'iryna')).product.pictures_revision).toBe(2)
  expect(await db.collection('articles').findOne({ article })).toMatchObject({ revision: 7, pictures_revision: 2 })
})

test('of two who save at once one is told that the other was faster', async () => {
  const { change } = await open()

  const results = await Promise.allSettled([change([], 0, 'olha'), change([], 0, 'iryna')])

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('an article without pictures is shown all the same, and staff find what is missing', async () => {
  const { change, list, refresh, get, read } = await open()
  const [own] = (await read()).images
  await change([image(own?.name ?? '', { alt: { uk: 'Сукня', en: '' } })])
  expect((await list({ missing: 'alts' })).products).toMatchObject(
    [taller, article].map(name => ({ article: name, count: 1, missing_alts: 1 })),
  )

  await change([], 1)
  await refresh()

  expect((await list({ missing: 'pictures' })).products).toMatchObject(
    [taller, article].map(name => ({ article: name, picture: null, count: 0 })),
  )
  expect((await list({ search: 'dr-1042 bur' })).products.map(row => row.article)).toContain(article)
  expect((await list({})).count).toBeGreaterThan(90)
  const { status, body } = await get(`/api/products/get-by/model-by-article?article=${article}`)
  expect([status, body.product.images]).toEqual([200, []])
  expect((await get('/api/products/get-by/filters')).status).toBe(200)
})

test('pages of models keep the articles of a model together, and count models', async () => {
  const { list } = await open()
  const [models, articles] = [await list({ by: 'model' }), await list({})]
  const order = models.products.map(({ model }) => model)

  expect(order).toEqual(
    [...Map.groupBy(models.products, ({ model }) => model)].flatMap(([model, of]) => of.map(() => model)),
  )
  expect(models.count).toBeLessThan(models.article_count)
  expect([models.article_count, articles.article_count]).toEqual([articles.count, articles.count])
  const found = await list({ by: 'model', search: 'dr-1042' })
  expect([found.count, found.products.every(({ model }) => model === 'wrap-dress')]).toEqual([1, true])
  await expect(list({ by: 'colour' })).rejects.toMatchObject({ code: 'validation' })
})
