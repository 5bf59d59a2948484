import type { NewProductsForm, ProductForm } from '@shop/contracts/staff/goods/staff-product-forms'
import { anArticle } from '../../test/an-article.ts'
import { toForm } from '../staff-products/product-form.ts'
import { type KnownNames, lacksToShow, newLacks, wrongInChange, wrongInNew } from './product-rules.ts'

const today = '2026-11-21'
const text = { uk: 'Сукні', en: 'Dresses' }
const category = (name: string, about: object = {}) => ({
  name,
  title: text,
  parent_category: null,
  order: 1,
  special: null,
  is_archived: false,
  ...about,
})
const known: KnownNames = {
  categories: [
    category('dresses'),
    category('old', { is_archived: true }),
    category('older', { parent_category: 'old' }),
    category('sale', { special: 'sale' }),
  ],
  collections: new Set(['spring', 'autumn']),
  colors: new Set(['black', 'red']),
  heights: new Set(['160-167', '170-177']),
  sizes: new Set(['36 (S)', '38 (M)', '40 (L)']),
}
const before = anArticle()
const form = toForm(before, [])
const [first, second] = form.sizes as [ProductForm['sizes'][number], ProductForm['sizes'][number]]

test('an article that nobody changed may be saved, also when its category was archived and its day has passed since', () => {
  const old = anArticle({ category: 'old', collection: 'gone', color: 'gone', preorder_on: '2026-01-01' })

  expect(wrongInChange(form, before, known, today)).toEqual({})
  expect(wrongInChange(toForm(old, []), old, known, today)).toEqual({})
})

test.each<[Partial<ProductForm>, Record<string, string>]>([
  [{ category: 'old' }, { category: 'unknown' }],
  [{ category: 'older' }, { category: 'unknown' }],
  [{ category: 'sale' }, { category: 'unknown' }],
  [{ category: 'nothing' }, { category: 'unknown' }],
  [{ collection: 'nothing' }, { collection: 'unknown' }],
  [{ color: 'nothing' }, { color: 'unknown' }],
  [{ height: 'nothing' }, { height: 'unknown' }],
  [{ height: null }, {}],
  [{ preorder_on: '2026-11-20' }, { preorder_on: 'day_past' }],
  [{ preorder_on: today }, {}],
  [{ sizes: [first, first] }, { 'sizes.1.name': 'twice' }],
  [{ sizes: [{ ...first, name: '99' }] }, { 'sizes.0.name': 'unknown' }],
  [
    { sizes: [first, { ...second, price_without_discount: second.price }] },
    { 'sizes.1.price_without_discount.uah': 'not_above' },
  ],
  [
    {
      sizes: [
        {
          ...first,
          price: { uah: 4000, eur: 90 },
          price_without_discount: { uah: 5000, eur: 90 },
        },
      ],
    },
    { 'sizes.0.price_without_discount.eur': 'not_above' },
  ],
  [
    { measurements: [{ size: '40 (L)', chest: 90, waist: 70, hips: 95, volumetric: 100 }] },
    { 'measurements.0.size': 'unknown' },
  ],
])('an edited article with %j is refused with %j', (changed, wrong) => {
  expect(wrongInChange({ ...form, ...changed }, before, known, today)).toEqual(wrong)
})

test('new articles need names that are free, and each colour in each height once', () => {
  const { color: _, height: __, ...common } = form
  const articles: NewProductsForm['articles'] = [
    { article: 'A-1', color: 'black', height: '160-167' },
    { article: 'A-2', color: 'black', height: '170-177' },
    { article: 'A-2', color: 'red', height: null },
    { article: 'A-3', color: 'black', height: '170-177' },
    { article: 'A-4', color: 'black', height: null },
    { article: 'A-5', color: 'pink', height: '1' },
  ]

  expect(
    wrongInNew({ ...common, articles }, known, today, new Set(['A-1']), [{ color: 'black', height: null }]),
  ).toEqual({
    'articles.0.article': 'taken',
    'articles.2.article': 'twice',
    'articles.3.article': 'variant_exists',
    'articles.4.article': 'variant_exists',
    'articles.5.color': 'unknown',
    'articles.5.height': 'unknown',
  })
})

test('what is there of a new article from the beginning names its own sizes, each once', () => {
  const { color: _, height: __, ...common } = form
  const stock = [first.name, '40 (L)', first.name].map(size => ({ size, count: 5 }))
  const articles = [{ article: 'A-1', color: 'black', height: null, stock }]

  expect(wrongInNew({ ...common, articles }, known, today, new Set(), [])).toEqual({
    'articles.0.stock.1.size': 'unknown',
    'articles.0.stock.2.size': 'twice',
  })
})

test('what keeps a product from being shown is named in full', () => {
  expect(lacksToShow(before, known)).toEqual([])
  expect(lacksToShow({ title: { uk: '', en: '' }, category: 'old', sizes: [], pictures: [] }, known)).toEqual([
    'title_uk',
    'title_en',
    'category',
    'size',
    'picture',
  ])
})

test('what a shown product lacked before a change is not held against it, of a hidden one all is', () => {
  const archived = anArticle({ category: 'old' })

  expect(newLacks(archived, { ...archived, pictures: [] }, known)).toEqual(['picture'])
  expect(newLacks({ ...archived, is_shown: false }, archived, known)).toEqual(['category'])
})
