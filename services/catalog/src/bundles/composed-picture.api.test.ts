import { writeFile } from 'node:fs/promises'
import type { BundleForm } from '@shop/contracts/staff/goods/staff-bundle-fields'
import {
  addBundleProductEndpoint,
  bundleTitleEndpoint,
  changeBundleEndpoint,
} from '@shop/contracts/staff/goods/staff-bundles'
import {
  articleImagesEndpoint,
  changeImagesEndpoint,
  uploadPictureEndpoint,
} from '@shop/contracts/staff/goods/staff-pictures'
import sharp from 'sharp'
import { eveningLook, startLooks, who } from '../../test/evening-look.ts'
import { aPicture } from '../../test/hostile-files.ts'

type Looks = Awaited<ReturnType<typeof startLooks>>
let api: Looks['api']
let looks: Looks
beforeAll(async () => {
  looks = await startLooks()
  api = looks.api
})
afterAll(() => expect(api.errors).toEqual([]))

const change = (article: string, revision: number, changed: Partial<BundleForm> = {}) =>
  api.staff.write(changeBundleEndpoint, {
    who,
    params: { article },
    body: { ...eveningLook, images: [], ...changed, revision },
  })
const chosen = ({ images }: { images: readonly { name: string; alt: BundleForm['title'] }[] }) =>
  images.map(({ name, alt }) => ({ name, alt }))
const sizeOf = async (name: string) => {
  const answer = await api.fetch(`/images/${name}/1600.webp`)
  const { width, height } = await sharp(Buffer.from(await answer.bytes())).metadata()
  return { status: answer.status, width, height }
}
const upload = async () => (await api.staff.write(uploadPictureEndpoint, { file: await aPicture('jpeg') })).picture.name
/** Gives an article another first picture. */
async function giveFront(article: string, name: string) {
  const { product } = await api.staff.read(articleImagesEndpoint, { params: { article } })
  const front = { name, shot: 'front' as const, alt: { uk: '', en: '' }, focus: null }
  const images = [front, ...product.images.map(({ name, shot, alt }) => ({ name, shot, alt, focus: null }))]
  const body = { article, pictures_revision: product.pictures_revision, images }
  await api.staff.write(changeImagesEndpoint, { who, body })
}

test('a look saved without pictures has one of its garments, which the shop shows wide', async () => {
  const { bundle, picture_problem } = await looks.enter('BN-9300-EVE', { images: [] })
  const [together] = bundle.images

  expect(picture_problem).toBeNull()
  expect(bundle.composed).toEqual({ name: together?.name, is_old: false })
  expect(together).toMatchObject({ is_wide: true, shot: 'other', alt: { en: expect.stringContaining(', ') } })
  expect(await sizeOf(together?.name ?? '')).toEqual({ status: 200, width: 1600, height: 1000 })
  const { body } = await api.get('/api/bundles/get-by/model-by-article?article=BN-9300-EVE')
  expect(body.bundle.images).toEqual(bundle.images)
  expect(body.bundle).not.toHaveProperty('composed')
  const upload = await api.db.collection('pictures').findOne({ name: together?.name })
  expect(upload).toMatchObject({ by: who, width: 2560, height: 1600 })
})

test('a saved look keeps its composed picture until a garment or its first picture is another', async () => {
  const { bundle } = await looks.enter('BN-9301-EVE', { images: [] })
  const again = await change('BN-9301-EVE', bundle.revision, { images: chosen(bundle) })
  expect(again.bundle.images).toEqual(bundle.images)

  await giveFront('CO-2014-CAM-R', await upload())
  expect((await looks.read('BN-9301-EVE')).composed?.is_old).toBe(true)
  const titled = { title: { uk: 'Інша', en: 'Other' } }
  await api.staff.write(bundleTitleEndpoint, { who, params: { article: 'BN-9301-EVE' }, body: titled })
  expect((await looks.read('BN-9301-EVE')).images).toEqual(bundle.images)

  const later = await looks.read('BN-9301-EVE')
  const { bundle: renewed } = await change('BN-9301-EVE', later.revision, { images: chosen(later) })
  expect(renewed.images).toHaveLength(1)
  expect(renewed.images[0]?.name).not.toBe(bundle.images[0]?.name)
  expect(renewed.images[0]?.alt).toEqual(bundle.images[0]?.alt)
  expect(renewed.composed?.is_old).toBe(false)
  // The picture that came last is 900 pixels wide: the others stand as large as it, none larger than it is.
  expect(await api.db.collection('pictures').findOne({ name: renewed.images[0]?.name })).toMatchObject({ height: 1200 })
})

test('one garment more composes a new picture at once', async () => {
  const { bundle } = await looks.enter('BN-9302-EVE', { images: [], products: ['DR-1042-BUR-R', 'SK-7022-GRC-R'] })
  const params = { bundle: 'BN-9302-EVE', product: 'BL-4023-IVO-R' }
  const { bundle: more } = await api.staff.write(addBundleProductEndpoint, { params })

  expect(more.images[0]?.name).not.toBe(bundle.images[0]?.name)
  expect(more.composed?.is_old).toBe(false)
})

test('a picture of their own is never replaced unasked, and gives way to nothing when it is asked for', async () => {
  const own = { name: await upload(), alt: { uk: 'Своє', en: 'Own' } }
  const { bundle } = await looks.enter('BN-9303-EVE', { images: [own] })
  expect(bundle).toMatchObject({ images: [own], composed: null })

  const products = ['DR-1042-BUR-R', 'SK-7022-GRC-R']
  const { bundle: other } = await change('BN-9303-EVE', bundle.revision, { images: [own], products })
  expect(other.images).toMatchObject([own])

  const { bundle: asked } = await change('BN-9303-EVE', other.revision, { images: [own], products, compose: true })
  expect(asked.images.map(({ name }) => name)).toEqual([asked.composed?.name, own.name])
})

test('a composed picture that staff replace by their own stays away', async () => {
  const { bundle } = await looks.enter('BN-9304-EVE', { images: [] })
  const own = { name: await upload(), alt: { uk: 'Своє', en: 'Own' } }
  const { bundle: replaced } = await change('BN-9304-EVE', bundle.revision, { images: [own] })

  expect(replaced).toMatchObject({ images: [own], composed: null })
  const stored = await api.db.collection('bundles').findOne({ article: 'BN-9304-EVE' })
  expect(stored?.composed).toBeNull()
})

test('a garment whose picture is broken keeps the old picture of a look, and does not keep it from being saved', async () => {
  const { bundle } = await looks.enter('BN-9305-EVE', { images: [] })
  const broken = await upload()
  await giveFront('SK-7022-GRC-R', broken)
  await writeFile(`${api.cacheDir}-uploaded/${broken}.webp`, 'no picture')

  const changed = { images: chosen(bundle), bundle_discount_percent: 15 }
  const { bundle: saved, picture_problem } = await change('BN-9305-EVE', bundle.revision, changed)
  expect(picture_problem).toBe('picture_unreadable')
  expect(saved).toMatchObject({ bundle_discount_percent: 15, images: bundle.images, composed: { is_old: true } })
})

test('a look of the demonstration has the picture that its garments make', async () => {
  const look = await looks.read('BN-9003-GRA')

  expect(look.composed).toEqual({ name: 'look-waistcoat-pair', is_old: false })
  expect(await sizeOf('look-waistcoat-pair')).toEqual({ status: 200, width: 1600, height: 1000 })
})
