import { productFixture } from '../../../test/product-fixture.ts'
import { articleDraft, changedFields, ownPart, ownTexts } from './article-draft.ts'

const product = productFixture({
  start_sale_date: '2026-12-01',
})

test('of an article that nobody changed nothing is sent', () => {
  const draft = articleDraft(product)

  expect(changedFields(draft, articleDraft(product), ownTexts)).toEqual({ fields: {}, was: {} })
})

test('a changed day is sent with the one before, and a field that was emptied with none', () => {
  const draft = { ...articleDraft(product), preorder_on: '2099-05-01', start_sale_date: '' }

  expect(changedFields(draft, articleDraft(product), [])).toEqual({
    fields: { preorder_on: '2099-05-01', start_sale_date: null },
    was: { preorder_on: null, start_sale_date: '2026-12-01' },
  })
})

test('texts of the model are never written from an article, but for those in which its articles differ', () => {
  const draft = {
    ...articleDraft(product),
    title: { uk: 'Своя', en: 'Own' },
    care: { uk: 'Інше', en: 'Else' },
  }

  expect(changedFields(draft, articleDraft(product), ['care'])).toEqual({
    fields: { care: draft.care },
    was: { care: product.care },
  })
  expect(ownPart(draft, [])).toBe(ownPart(articleDraft(product), []))
  expect(ownPart(draft, ['care'])).not.toBe(ownPart(articleDraft(product), ['care']))
})
