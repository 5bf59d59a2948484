import { importNames } from '../../../test/import-names.ts'
import { isShopify } from './shopify-columns.ts'
import { type ShopifyAnswers, shopifyDrafts } from './shopify-drafts.ts'

const answers: ShopifyAnswers = {
  language: 'en',
  currency: 'EUR',
  rate: 45,
  collection: 'spring',
  color: null,
  options: {},
  categories: { 'evening wear': 'dresses' },
}
const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Barcode',
  'Variant Grams',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Image Src',
  'Variant Image',
  'Gift Card',
  'Status',
]
type Row = Record<string, string>

function read(rows: Row[], about: Partial<ShopifyAnswers> = {}) {
  const cells = rows.map((row, index) => ({ line: index + 2, cells: columns.map(column => row[column] ?? '') }))
  const { questions, ...read } = shopifyDrafts({ columns, rows: cells }, { ...answers, ...about }, importNames)
  return { ...read, questions: questions.ask({ categories: importNames.known.categories }) }
}
const first = (rows: Row[], about: Partial<ShopifyAnswers> = {}) => read(rows, about).drafts[0]

const dress: Row = {
  Handle: 'night-dress',
  Title: 'Night dress',
  'Body (HTML)': '<p>Long <b>silk</b></p><img src=x>',
  Vendor: 'Levada',
  Tags: 'summer, Evening Wear',
  Published: 'TRUE',
  'Option1 Name': 'Colour',
  'Option1 Value': 'Black',
  'Option2 Name': 'Size',
  'Option2 Value': 'S',
  'Variant Price': '100.50',
  'Variant Compare At Price': '120.00',
  'Variant Grams': '450',
  'Variant Inventory Qty': '4',
  'Variant Requires Shipping': 'true',
  'Image Src': 'https://cdn.example/1.jpg',
  Status: 'active',
}
const of = (about: Row): Row => ({ Handle: 'night-dress', 'Variant Price': '100.50', ...about })

test('its form is known by its columns, with any case and under newer names', () => {
  expect(isShopify(columns)).toBe(true)
  expect(isShopify(['URL handle', 'TITLE', 'SKU', 'Price'])).toBe(true)
  expect(isShopify(['article', 'title'])).toBe(false)
})

test('a product becomes an article for each colour, with its sizes, even if its rows stand apart', () => {
  const { drafts, ignored, questions } = read([
    dress,
    of({ Handle: 'other', Title: 'Other', 'Option1 Value': 'x' }),
    of({ 'Option1 Value': 'Ivory', 'Option2 Value': 'M' }),
    of({ 'Option1 Value': 'Black', 'Option2 Value': 'M', 'Variant Inventory Qty': '-2' }),
  ])

  expect(drafts.slice(0, 2).map(({ article, lines }) => [article, lines])).toEqual([
    ['NIGHT-DRESS-BLACK', [2, 5]],
    ['NIGHT-DRESS-IVORY', [4]],
  ])
  expect(drafts[0]).toMatchObject({
    fields: { title: { en: 'Night dress' }, description: { en: 'Long silk' }, category: 'dresses', color: 'black' },
    defaults: { model: 'night-dress', collection: 'spring' },
    language: 'en',
    is_shown: true,
    sizes: [
      {
        name: '36 (S)',
        price_uah: 4523,
        price_eur: 100.5,
        price_without_discount_uah: 5400,
        price_without_discount_eur: 120,
        weight_kg: 0.45,
        stock: { stated: 4 },
      },
      { name: '38 (M)', price_without_discount_uah: null, stock: { stated: 0 } },
    ],
    notes: [
      { code: 'markup_dropped', value: '1' },
      { code: 'stock_negative', value: 'Black / M: -2' },
    ],
    problems: [],
  })
  expect(ignored).toEqual(['Vendor'])
  expect(questions).toMatchObject({ options: [], tags: [] })
})

test('the same file gives the same articles again, and no two things have one', () => {
  const rows = [dress, of({ 'Option1 Value': 'Чорний з дуже довгою назвою відтінку', 'Option2 Value': 'S' })]
  const names = () => read(rows).drafts.map(({ article }) => article)

  expect(names()).toEqual(names())
  expect(new Set(names()).size).toBe(2)
  expect(names().every(name => /^[A-Z0-9-]{3,32}$/.test(name))).toBe(true)
})

test('a stock keeping unit that belongs to one colour alone is its article', () => {
  expect(first([{ ...dress, 'Variant SKU': 'nd-blk' }])?.article).toBe('ND-BLK')
  const both = read([{ ...dress, 'Variant SKU': 'nd' }, of({ 'Option1 Value': 'Ivory', 'Variant SKU': 'nd' })])
  expect(both.drafts.map(({ article }) => article)).toEqual(['NIGHT-DRESS-BLACK', 'NIGHT-DRESS-IVORY'])
})

test('a product with more sizes than may be is refused where they become too many, and none of them is read', () => {
  const sizes = Array.from({ length: 31 }, (_, index) => ({ ...dress, 'Option2 Value': `S${index}` }))

  expect(first(sizes)).toMatchObject({
    sizes: [],
    problems: [{ line: 32, column: 'option1 value', code: 'too_many', value: '31' }],
  })
})

test('a product without variants has one size', () => {
  const rows = [{ ...dress, 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Option2 Value': '' }]

  expect(first(rows, { color: 'black' })).toMatchObject({
    article: 'NIGHT-DRESS',
    defaults: { color: 'black' },
    sizes: [{ name: 'One size' }],
  })
})

test('an option that nobody knows is asked for, and refused until it is mapped', () => {
  const rows = [{ ...dress, 'Option2 Name': 'Material', 'Option2 Value': 'Silk' }]

  const refused = read(rows)
  expect(refused.questions.options).toEqual(['Material'])
  expect(refused.drafts[0]?.problems).toMatchObject([{ line: 2, code: 'option_unmapped', value: 'Material' }])
  expect(first(rows, { options: { material: 'title' } })).toMatchObject({
    article: 'NIGHT-DRESS-BLACK-SILK',
    fields: { title: { en: 'Night dress, Silk' } },
    defaults: { model: 'night-dress-Silk' },
    problems: [],
  })
})

test('tags that mean no category are asked for, and the product stays hidden', () => {
  const { drafts, questions } = read([{ ...dress, Tags: 'Summer, New in', Type: 'Gown' }])

  expect(questions.tags).toEqual(['gown', 'summer', 'new in'])
  expect(drafts[0]).toMatchObject({ is_shown: false, defaults: { category: 'unmapped' } })
  expect(drafts[0]?.notes).toContainEqual({ code: 'category_unmapped', value: 'summer, new in, gown' })
})

test.each([
  [{ Published: 'FALSE' }, false],
  [{ Status: 'draft' }, false],
  [{ Status: 'archived' }, false],
  [{ Published: '', Status: '' }, true],
])('with %j it is shown: %j', (about, isShown) => {
  expect(first([{ ...dress, ...about }])?.is_shown).toBe(isShown)
})

test.each([
  [{ 'Gift Card': 'true' }, 'gift_card'],
  [{ 'Variant Requires Shipping': 'false' }, 'not_shipped'],
  [{ Handle: '' }, 'handle_missing'],
  [{ 'Variant Price': 'dear' }, 'not_a_number'],
])('with %j it is refused: %s', (about, code) => {
  expect(first([{ ...dress, ...about }])?.problems).toMatchObject([{ code }])
})

test('prices in hryvnias stand as they are, whole', () => {
  const [size] = first([dress], { currency: 'UAH', rate: 1 })?.sizes ?? []

  expect(size).toMatchObject({ price_uah: 101, price_without_discount_uah: 120 })
  expect(size?.price_eur).toBeUndefined()
})

test('each colour gets its own pictures, and those of the product that are of no other colour', () => {
  const { drafts } = read([
    { ...dress, 'Variant Image': 'https://cdn.example/black.jpg' },
    of({ 'Option1 Value': 'Ivory', 'Variant Image': 'https://cdn.example/ivory.jpg' }),
    { Handle: 'night-dress', 'Image Src': 'https://cdn.example/ivory.jpg' },
    { Handle: 'night-dress', 'Image Src': 'http://cdn.example/unsafe.jpg' },
  ])

  expect(drafts.map(({ pictures }) => pictures?.map(picture => 'url' in picture && picture.url.slice(20)))).toEqual([
    ['black.jpg', '1.jpg'],
    ['ivory.jpg', '1.jpg'],
  ])
})

test('a variant brings its barcode, and its stock keeping unit as its own code; what several share, or is no GTIN, is named', () => {
  const sized = (size: string, codes: Row): Row => ({ ...dress, 'Option2 Value': size, ...codes })
  const draft = first([
    sized('S', { 'Variant SKU': 'ND-S', 'Variant Barcode': '4006381333931' }),
    sized('M', { 'Variant SKU': 'ND-M', 'Variant Barcode': '12345' }),
    sized('L', { 'Variant SKU': 'ND-X', 'Variant Barcode': '96385074' }),
    sized('XL', { 'Variant SKU': 'nd-x', 'Variant Barcode': '96385074' }),
  ])

  expect(draft?.sizes.map(({ barcode, own_code }) => [barcode, own_code])).toEqual([
    ['4006381333931', 'ND-S'],
    [undefined, 'ND-M'],
    [undefined, undefined],
    [undefined, undefined],
  ])
  const noteOf = (code: string) => draft?.notes.find(note => note.code === code)?.value
  expect(noteOf('barcode_unused')).toBe('Black / M: 12345, Black / L: 96385074, Black / XL: 96385074')
  expect(noteOf('sku_unused')).toBe('Black / L: ND-X, Black / XL: nd-x')
})

test('a stock keeping unit that is the article is no own code', () => {
  expect(first([{ ...dress, 'Variant SKU': 'night-1' }])).toMatchObject({
    article: 'NIGHT-1',
    sizes: [{ own_code: undefined }],
  })
})
