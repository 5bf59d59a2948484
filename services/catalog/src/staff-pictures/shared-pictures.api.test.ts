import type { ModelParams } from '@shop/contracts/staff/goods/chosen-products'
import {
  articleImagesEndpoint,
  changeImagesEndpoint,
  uploadPictureEndpoint,
} from '@shop/contracts/staff/goods/staff-pictures'
import { changeProductModelParamsEndpoint } from '@shop/contracts/staff/goods/staff-recommendations'
import { armFailpoint } from '@shop/service-kit/process/failpoints'
import { aPicture } from '../../test/hostile-files.ts'
import { readModelOf } from '../../test/new-dress.ts'
import { startApi } from '../../test/start-api.ts'

const [shorter, taller] = ['DR-1042-BUR-R', 'DR-1042-BUR-L']
const otherColor = 'DR-1042-EME-R'
const image = (name: string) => ({ name, shot: 'other' as const, alt: { uk: 'Сукня', en: 'Dress' }, focus: null })

async function open(options: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(options)
  const { staff, db } = api
  const read = async (article: string) => (await staff.read(articleImagesEndpoint, { params: { article } })).product
  const namesOf = async (article: string) => (await read(article)).images.map(({ name }) => name)
  const upload = async () => (await staff.write(uploadPictureEndpoint, { file: await aPicture() })).picture.name
  const change = async (article: string, names: readonly string[], own?: boolean) => {
    const { pictures_revision } = await read(article)
    const body = { article, pictures_revision, images: names.map(image), ...(own !== undefined && { own }) }
    return staff.write(changeImagesEndpoint, { who: 'olha', body })
  }
  const wear = (article: string, model_params: ModelParams) =>
    staff.write(changeProductModelParamsEndpoint, { who: 'olha', params: { article }, body: { model_params } })
  const wornBy = async (article: string) => (await db.collection('articles').findOne({ article }))?.model_params
  const owners = async () => {
    const model = await readModelOf(api, shorter)
    return model.articles.flatMap(({ article, own_pictures }) => (own_pictures ? article : []))
  }
  return { ...api, read, namesOf, upload, change, wear, wornBy, owners }
}

test('pictures of one height are those of all heights of its colour, and of no other colour', async () => {
  const { change, namesOf, upload, read, owners } = await open()
  const others = await namesOf(otherColor)
  const name = await upload()

  const { product, change: entry } = await change(shorter, [name])

  expect(product.shared_with).toEqual([taller])
  expect(await namesOf(taller)).toEqual([name])
  expect((await read(taller)).pictures_revision).toBe(1)
  expect(await namesOf(otherColor)).toEqual(others)
  expect(entry).toMatchObject({ subject: shorter, subjects: [shorter, taller] })
  expect(await owners()).toEqual([])
})

test('a height that was told to have pictures of its own keeps them, until it is told to share them again', async () => {
  const { change, namesOf, upload, owners, read } = await open()
  const before = await namesOf(shorter)
  const [own, common] = [await upload(), await upload()]

  await change(taller, [own], true)
  expect(await namesOf(shorter)).toEqual(before)
  await change(shorter, [common])
  expect([await namesOf(shorter), await namesOf(taller)]).toEqual([[common], [own]])
  expect(await owners()).toEqual([taller])
  expect(await read(taller)).toMatchObject({ own_pictures: true, shared_with: [] })

  // The pictures of the other height may be taken without an upload.
  await change(taller, [common], false)
  expect(await owners()).toEqual([])
  await change(taller, [common, own])
  expect(await namesOf(shorter)).toEqual([common, own])
})

test('heights that show different pictures today are left apart and listed, and one without any gets those of its colour', async () => {
  const { change, namesOf, upload, owners, db } = await open()
  const pictures = await namesOf(shorter)
  const name = await upload()
  await db.collection('articles').updateOne({ article: taller }, { $set: { 'pictures.0.alt.en': 'The taller one' } })

  expect(await owners()).toEqual([shorter])
  await change(shorter, [name])
  expect(await namesOf(taller)).toEqual(pictures)

  await db.collection('articles').updateOne({ article: taller }, { $set: { pictures: [] } })
  await change(shorter, [name, ...pictures].slice(0, 1))
  expect(await namesOf(taller)).toEqual([name])
})

test('a process that dies while pictures are written leaves no height without them: a job goes on', async () => {
  let now = new Date('2026-11-21T10:00:00Z')
  const { change, namesOf, upload, service, db } = await open({ clock: { now: () => now } })
  const name = await upload()
  const disarm = armFailpoint('goods-change-begun', () => {
    throw new Error('stopped')
  })
  await expect(change(shorter, [name])).rejects.toThrow('stopped')
  disarm()

  now = new Date('2026-11-21T10:01:00Z')
  await service.runJob('goods-changes')

  expect([await namesOf(shorter), await namesOf(taller)]).toEqual([[name], [name]])
  expect(await db.collection('product_size_changes').countDocuments()).toBe(0)
})

test('the person in the pictures goes with them, and a height that names another one keeps her', async () => {
  const { wear, wornBy, db } = await open()
  const person = (height_cm: number) => ({ height_cm, chest_cm: 84, waist_cm: 62, hips_cm: 90, wears_size: '36 (S)' })
  await db.collection('articles').updateMany({ article: { $in: [shorter, taller] } }, { $set: { model_params: null } })

  const { change } = await wear(shorter, person(175))
  expect(await wornBy(taller)).toEqual(person(175))
  expect(change).toMatchObject({ subject: shorter, subjects: [shorter, taller] })

  await db.collection('articles').updateOne({ article: taller }, { $set: { model_params: person(180) } })
  await wear(shorter, null)
  expect([await wornBy(shorter), await wornBy(taller)]).toEqual([null, person(180)])
})
