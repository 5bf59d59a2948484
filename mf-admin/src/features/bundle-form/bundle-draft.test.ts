import type { StaffBundle } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { articleOf, draftOf, formOf, percentOf } from './bundle-draft.ts'

const product = {
  state: 'shown',
  title: null,
  color: null,
  height: null,
  picture: null,
  price: null,
  in_stock: true,
} as const
const bundle: StaffBundle = {
  article: 'BN-9001-CAM',
  model: 'first-frost',
  title: { uk: 'Перший мороз', en: 'First Frost' },
  description: { uk: 'Тепло', en: 'Warm' },
  bundle_discount_percent: 10,
  is_new: true,
  is_shown: true,
  is_deleted: false,
  products: [{ article: 'CO-1', ...product }],
  recommendations: [{ article: 'BL-1', ...product }],
  images: [{ name: 'coat', shot: 'front', alt: { uk: 'Пальто', en: 'Coat' } }],
  model_params: { height_cm: 176, chest_cm: 84, waist_cm: 62, hips_cm: 90, wears_size: '36 (S)' },
  price: null,
  price_without_discount: null,
  warnings: { few: true, hidden: [], missing: [] },
  revision: 4,
  changed: null,
}

test('a bundle that is opened and saved unchanged stays as it was', () => {
  const { model, title, description, bundle_discount_percent, is_new, is_shown, model_params } = bundle

  expect(formOf(draftOf(bundle))).toEqual({
    model,
    title,
    description,
    bundle_discount_percent,
    is_new,
    is_shown,
    model_params,
    products: ['CO-1'],
    recommendations: ['BL-1'],
    images: [{ name: 'coat', alt: { uk: 'Пальто', en: 'Coat' } }],
  })
})

test('without a model of its own a bundle is named after its English title', () => {
  const draft = { ...draftOf(null), title: { uk: 'Образ', en: ' «First» Frost: 2026! ' } }

  expect(formOf(draft).model).toBe('first-frost-2026')
})

test('an article is understood as people type it', () => {
  expect(articleOf({ ...draftOf(null), article: ' bn-9005-cam ' })).toBe('BN-9005-CAM')
})

test.each([
  ['12', 12],
  ['', 0],
  ['51', 0],
  ['9,5', 0],
  ['ten', 0],
])('sums are shown with %j as %d percent', (typed, percent) => {
  expect(percentOf(typed)).toBe(percent)
})
