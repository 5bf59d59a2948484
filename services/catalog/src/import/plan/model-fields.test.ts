import type { ProductForm } from '@shop/contracts/staff/goods/staff-product-forms'
import { emptyForm } from './merged-form.ts'
import { createModelFields } from './model-fields.ts'

const form = (title: string, about: Partial<ProductForm> = {}): ProductForm => ({
  ...emptyForm,
  model: 'night-dress',
  title: { uk: title, en: 'Night dress' },
  ...about,
})
/** Articles of one file, each as it is in the shop and as the file would have it. */
function differing(...articles: [was: ProductForm | null, will: ProductForm][]) {
  const models = createModelFields()
  for (const [place, [was, will]] of articles.entries()) models.add(place, was, will)
  return [...models.differing()]
}

test('new articles of a model that say different things are each named with the columns', () => {
  const others = { category: 'dresses', care: { uk: 'Прати', en: '' } }

  expect(differing([null, form('Сукня', { ...others })], [null, form('Сукня до підлоги, вечірня')])).toEqual([
    [0, ['title_uk', 'care_uk', 'category']],
    [1, ['title_uk', 'care_uk', 'category']],
  ])
  expect(differing([null, form('Сукня')], [null, form('Сукня', { color: 'black', height: '160-167' })])).toEqual([])
})

test('articles of different models may differ', () => {
  expect(differing([null, form('Сукня')], [null, form('Пальто', { model: 'coat' })])).toEqual([])
})

test('what was the same may not be made different, one left as it was included', () => {
  const was = form('Сукня')

  expect(differing([was, form('Нова')], [was, form('Інша')]).map(([place]) => place)).toEqual([0, 1])
  expect(differing([was, form('Нова')], [was, was]).map(([place]) => place)).toEqual([0, 1])
  expect(differing([was, form('Нова')], [was, form('Нова')])).toEqual([])
})

test('differences that the shop has already are nobody’s mistake in this file', () => {
  const [black, ivory] = [form('Чорна сукня'), form('Молочна сукня')]

  expect(differing([black, black], [ivory, ivory])).toEqual([])
  expect(differing([black, form('Чорна')], [ivory, ivory])).toEqual([])
  // A new one has to agree with one of them.
  expect(differing([black, black], [ivory, ivory], [null, ivory])).toEqual([])
  expect(differing([black, black], [null, form('Інша')])).toEqual([[1, ['title_uk']]])
})
