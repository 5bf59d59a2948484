import { productFixture } from '../../../test/product-fixture.ts'
import { articleDraft, articleForm, ownPart } from './article-draft.ts'

const measurement = { size: '38 (M)', chest: 90, waist: 70, hips: 96.5, volumetric: 104 }
const product = productFixture({
  sizes: [
    {
      name: '38 (M)',
      price: { uah: 4990, eur: 99.5 },
      price_without_discount: { uah: 5990, eur: null },
      weight_kg: 0.5,
      preorder_limit: 3,
    },
  ],
  measurements: [measurement],
  start_sale_date: '2026-12-01',
})

test('an article that nobody changed is sent as it came, with what belongs to its model', () => {
  const draft = articleDraft(product)

  expect(articleForm(draft, product, [])).toEqual(product)
})

test('texts of the model are never written from an article, but for those in which its articles differ', () => {
  const draft = {
    ...articleDraft(product),
    title: { uk: 'Своя', en: 'Own' },
    care: { uk: 'Інше', en: 'Else' },
  }

  expect(articleForm(draft, product, ['care'])).toMatchObject({ title: product.title, care: { en: 'Else' } })
  expect(ownPart(draft, [])).toBe(ownPart(articleDraft(product), []))
  expect(ownPart(draft, ['care'])).not.toBe(ownPart(articleDraft(product), ['care']))
})
