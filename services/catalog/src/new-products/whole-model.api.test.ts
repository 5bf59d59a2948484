import { changeModelEndpoint, modelFormSchema } from '@shop/contracts/staff/goods/staff-models'
import { uploadPictureEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { aPicture } from '../../test/hostile-files.ts'
import { type Api, addDress, inBlack, inShop, newDress, readModelOf, readProduct } from '../../test/new-dress.ts'
import { startApi } from '../../test/start-api.ts'

const who = 'olha'

const upload = async ({ staff }: Api) => {
  const { name } = (await staff.write(uploadPictureEndpoint, { file: await aPicture() })).picture
  return { name, shot: 'front' as const, alt: newDress.title, focus: null }
}
const priced = (...sums: number[]) =>
  newDress.sizes.slice(0, sums.length).map((size, index) => ({ ...size, price: { uah: sums[index] ?? 0, eur: null } }))
test('each colour and height may have sizes and prices of its own from the beginning', async () => {
  const api = await startApi()
  const [first, second] = inBlack
  const stock = [{ size: '36 (S)', count: 2 }]
  const articles = [
    { ...first, sizes: priced(4100), stock },
    { ...second, sizes: priced(4200, 4300) },
  ]
  await addDress(api, { sizes: [], articles })

  const sums = async (name: string) => (await readProduct(api, name)).sizes.map(({ price }) => price.uah)
  expect(await sums('DR-9000-BLK-0')).toEqual([4100])
  expect(await sums('DR-9000-BLK-1')).toEqual([4200, 4300])
  expect((await readProduct(api, 'DR-9000-BLK-0')).stock).toMatchObject([
    { size: '36 (S)', available: 2, preorder_limit: 3 },
  ])
})

test('what is wrong with a price of one colour is named at its place, and nothing is made', async () => {
  const api = await startApi()
  const list = { uah: 4000, eur: null }
  const sizes = priced(4100, 4200).map(size => ({ ...size, price_without_discount: list }))
  const articles = inBlack.map((one, index) => ({ ...one, ...(index === 1 && { sizes }) }))

  await expect(addDress(api, { articles })).rejects.toMatchObject({
    details: {
      fields: {
        'articles.1.sizes.0.price_without_discount.uah': 'not_above',
        'articles.1.sizes.1.price_without_discount.uah': 'not_above',
      },
    },
  })
  await expect(readProduct(api, 'DR-9000-BLK-0')).rejects.toMatchObject({ code: 'not_found' })
})

test('pictures of a colour come with all its heights, and a dress that lacks nothing is shown at once', async () => {
  const api = await startApi()
  const image = await upload(api)
  const pictures = [{ color: 'black', images: [image] }]
  const { change } = await addDress(api, { pictures, is_show: true })

  expect(change).toMatchObject({ asked: { articles: inBlack, pictures, is_show: true } })
  for (const { article: name } of inBlack) {
    expect(await readProduct(api, name)).toMatchObject({ is_shown: true, lacks: [], pictures: [{ name: image.name }] })
    expect((await inShop(api, name)).status).toBe(200)
  }
})

test('new articles that lack something are not shown, and none of them is made', async () => {
  const api = await startApi()
  const asked = addDress(api, { title: { uk: 'Сукня', en: '' }, is_show: true })

  await expect(asked).rejects.toMatchObject({ code: 'not_ready', details: { lacks: ['title_en', 'picture'] } })
  await expect(readProduct(api, 'DR-9000-BLK-0')).rejects.toMatchObject({ code: 'not_found' })
})

test('pictures that nobody uploaded, or of a colour that is not made, are refused by place', async () => {
  const api = await startApi()
  const image = await upload(api)
  const pictures = [
    { color: 'black', images: [image, image, { ...image, name: 'nobodys' }] },
    { color: 'mocha', images: [] },
  ]

  await expect(addDress(api, { pictures })).rejects.toMatchObject({
    details: {
      fields: {
        'pictures.0.images.1.name': 'repeated',
        'pictures.0.images.2.name': 'not_found',
        'pictures.1.color': 'unknown',
      },
    },
  })
})

test('an article that joins a model has the measurements of its height, and the pictures of its colour', async () => {
  const api = await startApi()
  const { staff } = api
  const image = await upload(api)
  await addDress(api, { pictures: [{ color: 'black', images: [image] }] })
  const params = { model: 'DR-9000' }
  const model = await readModelOf(api, 'DR-9000-BLK-0')
  const measured = (chest: number) => [{ size: '36 (S)', chest, waist: 70, hips: 96, volumetric: 100 }]
  const form = {
    ...modelFormSchema.parse(model),
    measurements: measured(84),
    height_measurements: [{ height: '170-177', measurements: measured(86) }],
  }
  const revisions = model.articles.map(({ article: name, revision }) => ({ article: name, revision }))
  await staff.write(changeModelEndpoint, { who, params, body: { ...form, revisions, overwrite: [] } })

  await addDress(api, {
    articles: [
      { article: 'DR-9000-BLK-2', color: 'black', height: null },
      { article: 'DR-9000-MOC-1', color: 'mocha', height: '170-177' },
    ],
  })

  expect(await readProduct(api, 'DR-9000-BLK-2')).toMatchObject({ pictures: [{ name: image.name }] })
  expect(await readProduct(api, 'DR-9000-MOC-1')).toMatchObject({ measurements: [{ chest: 86 }], lacks: ['picture'] })
  expect((await readModelOf(api, 'DR-9000-BLK-0')).differences).toEqual([])
})
