import { pictureUseEndpoint, takePictureEndpoint } from '@shop/contracts/staff/exchange/goods-pictures'
import {
  articleImagesEndpoint,
  changeImagesEndpoint,
  uploadPictureEndpoint,
} from '@shop/contracts/staff/goods/staff-pictures'
import { anOffer, someGoods, startExchange } from '../../test/goods-of-1c.ts'
import { aPicture } from '../../test/hostile-files.ts'

const { article } = someGoods
const [front, back] = ['import_files/ab/front.jpg', 'import_files/ab/back.jpg']

async function open(about: Parameters<typeof startExchange>[0] = {}) {
  const exchange = await startExchange(about)
  const { internal, staff, articleOf } = exchange
  return {
    ...exchange,
    describe: (pictures: string[], more = {}) => exchange.tell({ goods: [{ ...someGoods, pictures, ...more }] }),
    useOf: async (name: string) => (await internal.call(pictureUseEndpoint, { name })).use,
    take: async (name: string, file: Buffer) => (await internal.call(takePictureEndpoint, { name }, file)).is_added,
    picturesOf: async (of = article) => (await articleOf(of)).pictures,
    async setByStaff(file: Buffer) {
      const { name } = (await staff.write(uploadPictureEndpoint, { file })).picture
      const { pictures_revision } = (await staff.read(articleImagesEndpoint, { params: { article } })).product
      const images = [{ name, shot: 'front' as const, alt: { uk: '', en: '' }, focus: null }]
      await staff.write(changeImagesEndpoint, { body: { article, pictures_revision, images } })
      return name
    },
  }
}

test('pictures that 1C names become those of the new hidden article, in its order, each once', async () => {
  const { describe, useOf, take, picturesOf, db } = await open()
  await describe([front, back])
  const [one, other] = [await aPicture('jpeg'), await aPicture('png')]
  expect([await useOf(front), await useOf('import_files/other.jpg')]).toEqual(['wanted', 'nobody'])

  expect(await take(back, other)).toBe(true)
  expect(await take(front, one)).toBe(true)

  const pictures = await picturesOf()
  expect(pictures.map(({ shot }) => shot)).toEqual(['front', 'other'])
  expect(await take(front, one)).toBe(false)
  expect(await picturesOf()).toEqual(pictures)
  expect(await db.collection('pictures').countDocuments({ source: /^1c / })).toBe(2)
})

test('pictures that staff have set stay, and so do those of articles that were shown', async () => {
  const { describe, useOf, take, picturesOf, setByStaff } = await open()
  await describe([front])
  const name = await setByStaff(await aPicture('webp'))

  expect(await useOf(front)).toBe('staffs')
  expect(await take(front, await aPicture())).toBe(false)
  expect((await picturesOf()).map(picture => picture.name)).toEqual([name])

  const known = 'DR-1042-BUR-R'
  const before = await picturesOf(known)
  await describe([back], { id: '1c-0001', article: known })
  expect([await useOf(back), await take(back, await aPicture())]).toEqual(['staffs', false])
  expect(await picturesOf(known)).toEqual(before)
})

test('a broken picture is refused as an upload is, and the article stays as it was', async () => {
  const { describe, take, picturesOf } = await open()
  await describe([front])

  await expect(take(front, Buffer.from('<svg onload="alert(1)"/>'))).rejects.toMatchObject({
    code: 'unsupported_media_type',
  })
  expect(await picturesOf()).toEqual([])
})

test('a picture waits for its article, and is of nobody knows which where a model has several colours', async () => {
  const { describe, useOf, take, tell, repositories } = await open({ color: 'Колір' })
  await describe([front])
  expect(await useOf(front)).toBe('later')

  const of = (color: string) => [
    { name: 'Розмір', value: '38 (M)' },
    { name: 'Колір', value: color },
  ]
  const offer = (color: string) => anOffer({ id: `1c-0002#${color}`, article: '', characteristics: of(color) })
  await tell({ offers: [offer('black')] })
  expect([await useOf(front), await take(front, await aPicture())]).toEqual(['wanted', true])
  expect(await repositories.articles.ofModel(article)).toMatchObject([
    { color: 'black', pictures: [{ shot: 'front' }] },
  ])

  await tell({ offers: [offer('burgundy')] })
  expect(await useOf(front)).toBe('of_colors')
})
