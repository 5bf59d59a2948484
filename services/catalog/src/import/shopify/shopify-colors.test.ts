import type { ImportAnswers } from '@shop/contracts/staff/goods/import-questions'
import { importNames } from '../../../test/import-names.ts'
import { withAnswers } from '../draft/import-names.ts'
import { type ShopifyAnswers, shopifyDrafts } from './shopify-drafts.ts'

const answers: ShopifyAnswers = {
  language: 'en',
  currency: 'UAH',
  rate: 1,
  collection: 'spring',
  color: null,
  options: {},
  categories: {},
}
const columns = [
  'Handle',
  'Title',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Price',
]
const variant = (color: string, about: readonly [string, string] = ['Size', 'S'], title = 'Shirt') =>
  ['shirt', title, 'Color', color, ...about, '', '900'] as const

function read(
  rows: readonly (readonly string[])[],
  values: NonNullable<ImportAnswers['values']>,
  options: ShopifyAnswers['options'] = {},
) {
  const table = { columns, rows: rows.map((cells, index) => ({ line: index + 2, cells: [...cells] })) }
  const { drafts } = shopifyDrafts(table, { ...answers, options }, withAnswers(importNames, values))
  return drafts.map(({ article, fields: { title, color }, defaults, title_color }) => ({
    article,
    title: title?.en,
    color,
    model: defaults?.model,
    ...(title_color !== undefined && { title_color }),
  }))
}

test('a material among colours becomes part of the title, and its products have no colour of their own', () => {
  const silk = { kind: 'color', value: 'Silk', name: '', in_title: true } as const
  expect(read([variant('Silk'), variant('silk', ['Size', 'M']), variant('Black')], [silk])).toEqual([
    { article: 'SHIRT-SILK', title: 'Shirt, Silk', color: undefined, model: 'shirt-Silk' },
    { article: 'SHIRT-BLACK', title: 'Shirt', color: 'black', model: 'shirt' },
  ])
})

test('a name that is no colour may say nothing at all', () => {
  const none = { kind: 'color', value: 'As shown', name: '' } as const
  expect(read([variant('As shown')], [none])).toEqual([
    { article: 'SHIRT', title: 'Shirt', color: undefined, model: 'shirt' },
  ])
})

test('a name of several colours has its main one, and stays in the title beside the plain one', () => {
  const several = { kind: 'color', value: 'Black/White', name: 'black', in_title: true } as const
  const [plain, striped] = read([variant('Black'), variant('Black/White')], [several])
  expect(plain).toMatchObject({ title: 'Shirt', color: 'black', model: 'shirt' })
  expect(striped).toMatchObject({ title: 'Shirt, Black/White', color: 'black', model: 'shirt-Black-White' })
})

test('of two options for colours the first is the colour, and the second tells articles apart by their titles', () => {
  const rows = [variant('Black', ['Lining', 'Ivory']), variant('Black', ['Lining', 'White'])]
  expect(read(rows, [], { lining: 'color' }).map(({ title, color }) => [title, color])).toEqual([
    ['Shirt, Ivory', 'black'],
    ['Shirt, White', 'black'],
  ])
})

test('a scent that a title names is not asked about once staff have said that it is no colour', () => {
  const rose = [['candle', 'Rose candle', 'Size', 'S', '', '', '', '900']]
  expect(read(rose, [])).toMatchObject([{ title_color: 'Rose' }])
  expect(read(rose, [{ kind: 'title_color', value: 'Rose', name: '' }])[0]).not.toHaveProperty('title_color')
  // One question a name: what an option has as one is answered for titles, too.
  expect(read(rose, [{ kind: 'color', value: 'Rose', name: '' }])[0]).not.toHaveProperty('title_color')
})
