import type { Home } from '@shop/contracts/catalog/home'
import { drawable, EMPTY_HOME, missingIn } from './home-rules.ts'

const text = { uk: 'Осінь', en: 'Autumn' }
const none = { uk: '', en: '' }
const slide: Home['slider'][number] = {
  image: 'hero-wide-1',
  image_mobile: 'hero-phone-1',
  alt: text,
  alt_mobile: text,
  title: text,
  text: none,
  link: '/store',
  text_area: 'left',
}
const row: Home['blocks'][number] = {
  kind: 'products',
  layout: 'beside',
  image: null,
  image_second: null,
  title: text,
  text: none,
  link: '/store',
  selection: 'articles',
  articles: ['DR-1042-BUR-R'],
  categories: [],
}
const pictures = ['hero-wide-1', 'hero-phone-1']
const known = {
  hasPicture: (name: string) => pictures.includes(name),
  knows: (name: string) => name.startsWith('DR-'),
  hasCategory: (name: string) => ['dresses', 'coats'].includes(name),
}
const withSlide = (changed: Partial<typeof slide>) => ({ ...EMPTY_HOME, slider: [slide, { ...slide, ...changed }] })
const withBlock = (changed: Partial<typeof row>) => ({ ...EMPTY_HOME, blocks: [{ ...row, ...changed }] })

test('a home page with nothing on it, and one whose parts are whole, may be published', () => {
  expect(missingIn(EMPTY_HOME, known)).toEqual({})
  expect(missingIn({ ...withSlide({}), blocks: [row] }, known)).toEqual({})
})

test.each([
  [{ image: '' }, { 'slider.1.image': 'required' }],
  [{ image_mobile: 'gone' }, { 'slider.1.image_mobile': 'picture_unknown' }],
  [{ title: { uk: 'Осінь', en: '' } }, { 'slider.1.title.en': 'required' }],
  [{ alt: none }, { 'slider.1.alt.uk': 'required', 'slider.1.alt.en': 'required' }],
  [{ text: { uk: '', en: 'Wool' } }, { 'slider.1.text.uk': 'required' }],
  [{ link: '' }, { 'slider.1.link': 'required' }],
])('a slide with %j keeps the page from being published', (changed, fields) => {
  expect(missingIn(withSlide(changed), known)).toEqual(fields)
})

test.each([
  [{ title: none }, { 'blocks.0.title.uk': 'required', 'blocks.0.title.en': 'required' }],
  [{ articles: [] }, { 'blocks.0.articles': 'required' }],
  [{ articles: ['DR-1042-BUR-R', 'XX-1'] }, { 'blocks.0.articles': 'article_unknown' }],
  [{ kind: 'banner' as const, image: 'gone' }, { 'blocks.0.image': 'picture_unknown' }],
])('a block with %j keeps the page from being published', (changed, fields) => {
  expect(missingIn(withBlock(changed), known)).toEqual(fields)
})

const banner = { kind: 'banner' as const, image: 'hero-wide-1' }
test.each([
  [{ ...banner, layout: 'full' as const }, {}],
  [{ ...banner, layout: 'full' as const, image: null }, { 'blocks.0.image': 'required' }],
  [{ ...banner, layout: 'beside' as const, image: null }, {}],
  [{ ...banner, layout: 'pair' as const, image_second: 'hero-phone-1' }, {}],
  [{ ...banner, layout: 'pair' as const }, { 'blocks.0.image_second': 'required' }],
  [{ ...banner, layout: 'pair' as const, image_second: 'gone' }, { 'blocks.0.image_second': 'picture_unknown' }],
  // A second picture that its layout does not show is not asked about.
  [{ ...banner, layout: 'full' as const, image_second: 'gone' }, {}],
])('a banner with %j lacks %j', (changed, fields) => {
  expect(missingIn(withBlock(changed), known)).toEqual(fields)
})

test.each(['newest', 'current'] as const)('a row of %s articles needs no articles of its own', selection => {
  expect(missingIn(withBlock({ selection, articles: [] }), known)).toEqual({})
})

test('the preview leaves out what cannot be drawn yet', () => {
  const half = {
    ...withSlide({ image: 'gone' }),
    blocks: [
      { ...row, title: none },
      { ...row, image: 'gone' },
    ],
  }

  expect(drawable(half, known)).toEqual({ ...EMPTY_HOME, slider: [slide], blocks: [row] })
})

const dresses = { name: 'dresses', image: 'hero-wide-1' }
const coats = { name: 'coats', image: 'hero-phone-1' }
test.each([
  ['two with their pictures', [dresses, coats], {}],
  ['one alone', [dresses], { 'blocks.0.categories': 'too_few_categories' }],
  ['one that is not chosen yet', [dresses, { ...coats, name: '' }], { 'blocks.0.categories.1.name': 'required' }],
  ['one that is gone', [dresses, { ...coats, name: 'hats' }], { 'blocks.0.categories.1.name': 'category_unknown' }],
  ['one twice', [dresses, { ...coats, name: 'dresses' }], { 'blocks.0.categories.1.name': 'category_twice' }],
  ['one without a picture', [{ ...dresses, image: '' }, coats], { 'blocks.0.categories.0.image': 'required' }],
  ['a picture that is gone', [{ ...dresses, image: 'x' }, coats], { 'blocks.0.categories.0.image': 'picture_unknown' }],
])('categories with pictures, %s', (_, categories, fields) => {
  expect(missingIn(withBlock({ kind: 'categories', articles: [], categories }), known)).toEqual(fields)
})

test('the preview shows the categories that have their pictures already', () => {
  const page = withBlock({ kind: 'categories', categories: [dresses, { ...coats, image: '' }] })

  expect(drawable(page, known).blocks[0]?.categories).toEqual([dresses])
})

test('our shops need words and nothing else', () => {
  expect(missingIn(withBlock({ kind: 'shops', articles: [] }), known)).toEqual({})
})
