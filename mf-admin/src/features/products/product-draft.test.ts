import type { ProductForm } from '@shop/contracts/staff/goods/staff-product-forms'
import { derivedEuros, draftOf, proposedArticle, type SizeDraft, sentIndex, variantsOf } from './product-draft.ts'

const text = { uk: 'Сукня', en: 'Dress' }
const product: ProductForm = {
  model: 'DR-1042',
  category: 'dresses',
  collection: 'spring',
  color: 'black',
  height: null,
  title: text,
  description: text,
  composition: text,
  care: text,
  sizes: [
    {
      name: '38 (M)',
      price: { uah: 4990, eur: 99.5 },
      price_without_discount: { uah: 5990, eur: null },
      weight_kg: 0.5,
      preorder_limit: 3,
    },
  ],
  measurements: [{ size: '38 (M)', chest: 90, waist: 70, hips: 96.5, volumetric: 104 }],
  start_sale_date: '2026-12-01',
  preorder_on: null,
}
test('a size that the dictionary no longer has stays in the form', () => {
  expect(draftOf(product, ['36 (S)']).sizes.map(({ name, isThere }) => [name, isThere])).toEqual([
    ['36 (S)', false],
    ['38 (M)', true],
  ])
})

const size = (about: Partial<SizeDraft>): SizeDraft => ({
  name: '36 (S)',
  isThere: true,
  uah: '',
  eur: '',
  oldUah: '',
  oldEur: '',
  weight: '',
  limit: '',
  barcode: '',
  ownCode: '',
  ...about,
})

test('what is wrong is found at the size that was sent, not at its place in the table', () => {
  const sizes = [size({ isThere: false }), size({}), size({})]
  expect(sizes.map((_, index) => sentIndex(sizes, index))).toEqual([-1, 0, 1])
})

test.each([
  ['4990', 45, '111'],
  ['4 990', 45, '111'],
  ['4990', undefined, ''],
  ['', 45, ''],
  ['99,5', 45, ''],
  ['soon', 45, ''],
])('%s hryvnias at %s are "%s" euros', (uah, rate, euros) => {
  expect(derivedEuros(uah, rate)).toBe(euros)
})

test.each([
  ['dr-1042', 'black', '160-167', 'DR-1042-BLA-160'],
  ['DR 1042', 'dusty-blue', null, 'DR1042-DUBL'],
  ['', 'black', null, 'ART-BLA'],
])('the article of %s, %s, %s is proposed as %s', (model, color, height, article) => {
  expect(proposedArticle(model, color, height)).toBe(article)
})

test('each colour in each height is an article; what staff renamed keeps its name', () => {
  const first = variantsOf('DR-1', ['black', 'red'], ['160', '170'], [])
  expect(first.map(({ article }) => article)).toEqual(['DR-1-BLA-160', 'DR-1-BLA-170', 'DR-1-RED-160', 'DR-1-RED-170'])

  const renamed = first.map((variant, index) => (index === 1 ? { ...variant, article: 'MY-OWN' } : variant))
  expect(variantsOf('DR-2', ['black'], ['160', '170'], renamed).map(({ article }) => article)).toEqual([
    'DR-2-BLA-160',
    'MY-OWN',
  ])
  expect(variantsOf('DR-1', ['black'], [], [])).toEqual([{ color: 'black', height: null, article: 'DR-1-BLA' }])
})
