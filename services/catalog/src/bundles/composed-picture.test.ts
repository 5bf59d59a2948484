import type { ProductPicture } from '@shop/contracts/catalog/products'
import { composedOf, isOutOfDate, mustCompose, withComposed } from './composed-picture.ts'

const image = (name: string): ProductPicture => ({ name, shot: 'other', alt: { uk: `${name} укр`, en: name } })
const coat = { article: 'CO-1', picture: 'coat' }
const dress = { article: 'DR-1', picture: 'dress' }
const titles = [
  { uk: 'Пальто', en: 'Coat' },
  { uk: 'Сукня', en: 'Dress' },
]
const composed = { name: 'made', made_of: [coat, dress] }

test('a look without pictures gets one made of its garments, one with a picture of its own does not', () => {
  expect(mustCompose({ images: [] }, [coat, dress], false)).toBe(true)
  expect(mustCompose({ images: [image('own')] }, [coat, dress], false)).toBe(false)
  expect(mustCompose({ images: [image('own')] }, [coat, dress], true)).toBe(true)
})

test('of one pictured garment nothing is made, even if it is asked for', () => {
  expect(mustCompose({ images: [] }, [coat], true)).toBe(false)
})

test.each([
  ['another garment', [coat, { article: 'SK-1', picture: 'skirt' }], true],
  ['one garment more', [coat, dress, { article: 'SK-1', picture: 'skirt' }], true],
  ['another first picture', [coat, { article: 'DR-1', picture: 'dress-again' }], true],
  ['another order', [dress, coat], true],
  ['another height that shows the same picture', [coat, { article: 'DR-1-L', picture: 'dress' }], false],
])('with %s the composed picture is out of date: %#', (_what, garments, isOld) => {
  const pictures = { images: [image('made')], composed }
  expect(isOutOfDate(pictures, garments)).toBe(isOld)
  expect(mustCompose(pictures, garments, false)).toBe(isOld)
})

test('a composed picture that staff have replaced by their own is out of date for nobody', () => {
  const pictures = { images: [image('own')], composed }
  expect(composedOf(pictures)).toBeNull()
  expect(mustCompose(pictures, [dress, coat], false)).toBe(false)
})

test('a new composition takes the place of the old one and leaves the others where they are', () => {
  const pictures = { images: [image('own'), image('made'), image('dress')], composed }
  const made_of = [dress, coat]
  const { images, composed: now } = withComposed(pictures, { picture: { name: 'new' }, made_of, titles })

  expect(images.map(({ name }) => name)).toEqual(['own', 'new', 'dress'])
  expect(images[1]).toMatchObject({ is_wide: true, alt: { uk: 'Пальто, Сукня', en: 'Coat, Dress' } })
  expect(now).toEqual({ name: 'new', made_of })
})

test('the words that staff gave the composed picture stay while the garments do', () => {
  const pictures = { images: [image('made')], composed }
  const made_of = [coat, { ...dress, picture: 'dress-again' }]
  const { images } = withComposed(pictures, { picture: { name: 'new' }, made_of, titles })

  expect(images).toMatchObject([{ name: 'new', alt: { en: 'made' } }])
})

test('beside pictures of their own the composed one stands first', () => {
  const { images } = withComposed(
    { images: [image('own')] },
    { picture: { name: 'new' }, made_of: [coat, dress], titles },
  )

  expect(images.map(({ name }) => name)).toEqual(['new', 'own'])
})
