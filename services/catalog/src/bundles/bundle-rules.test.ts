import { bundleWarnings, isWarned, type KnownGarment, wrongBundle } from './bundle-rules.ts'

const garment = (article: string, about: Partial<KnownGarment> = {}): KnownGarment => ({
  article,
  model: article.slice(0, 2),
  color: 'black',
  is_shown: true,
  ...about,
})
const known = new Map(
  [
    garment('AA-1'),
    garment('BB-1'),
    garment('CC-1', { is_shown: false }),
    garment('AA-2'),
    garment('AA-3', { color: 'red' }),
  ].map(one => [one.article, one]),
)
const bundle = { products: ['AA-1', 'BB-1'], is_shown: true, recommendations: [] }

test.each([
  ['two garments', ['AA-1', 'BB-1']],
  ['a garment in two colours', ['AA-1', 'AA-3']],
  ['a hidden product', ['AA-1', 'CC-1']],
])('a bundle of %s is right', (_what, products) => {
  expect(wrongBundle(bundle, { products }, known)).toEqual({})
})

test.each([
  ['an unknown product', ['AA-1', 'BB-1', 'XX-1'], { 'products.2': 'unknown_article' }],
  ['a product twice', ['AA-1', 'BB-1', 'AA-1'], { 'products.2': 'product_twice' }],
  ['one garment in two heights', ['AA-1', 'AA-2'], { 'products.1': 'same_garment' }],
  ['one product, shown', ['AA-1'], { is_shown: 'too_few_products' }],
])('a bundle with %s is refused at its field', (_what, products, wrong) => {
  expect(wrongBundle(bundle, { products }, known)).toEqual(wrong)
})

test('six products are the most', () => {
  const many = Array.from({ length: 7 }, (_, index) => garment(`D${index}-1`))
  const all = new Map(many.map(one => [one.article, one]))
  const names = [...all.keys()]

  expect(wrongBundle(bundle, { products: names.slice(1) }, all)).toEqual({})
  expect(wrongBundle(bundle, { products: names }, all)).toEqual({ products: 'too_many_products' })
})

test('a hidden bundle may have one product, and cannot be shown then', () => {
  const hidden = { ...bundle, products: ['AA-1'], is_shown: false }

  expect(wrongBundle(hidden, { products: [] }, known)).toEqual({})
  expect(wrongBundle(hidden, { is_shown: true }, known)).toEqual({ is_shown: 'too_few_products' })
})

test('a product that is gone since keeps nobody from changing anything else', () => {
  const old = { ...bundle, products: ['AA-1', 'XX-1'], recommendations: ['XX-2'] }

  expect(wrongBundle(old, {}, new Map())).toEqual({})
  expect(wrongBundle(old, { is_shown: true }, new Map())).toEqual({})
  expect(wrongBundle(old, { products: ['AA-1', 'BB-1'] }, known)).toEqual({})
})

test('a bundle recommends none of its own products, in whatever order both come', () => {
  expect(wrongBundle(bundle, { recommendations: ['AA-1'] }, known)).toEqual({
    'recommendations.0': 'recommends_itself',
  })
  expect(wrongBundle({ ...bundle, recommendations: ['AA-3'] }, { products: ['AA-3', 'BB-1'] }, known)).toEqual({
    'recommendations.0': 'recommends_itself',
  })
})

test('hidden and missing products, and too few of them, keep shoppers from a bundle', () => {
  expect(bundleWarnings(['AA-1', 'CC-1', 'XX-1'], known)).toEqual({ few: false, hidden: ['CC-1'], missing: ['XX-1'] })
  expect(isWarned(bundleWarnings(['AA-1', 'BB-1'], known))).toBe(false)
  expect(isWarned(bundleWarnings(['AA-1'], known))).toBe(true)
})
