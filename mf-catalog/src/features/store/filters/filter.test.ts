import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { choicesOf, withoutChoices, withToggled, withToggledCategory } from './filter.ts'

const plain: StoreFilter = { sort: 'new', page: 1 }
const parents = new Map([
  ['dresses', null],
  ['wrap-dresses', 'dresses'],
  ['skirts', null],
])

test('a second press takes a filter value back', () => {
  const black = withToggled(plain, { group: 'colors', name: 'black' })

  expect(black.colors).toEqual(['black'])
  expect(withToggled(black, { group: 'colors', name: 'black' })).toEqual(plain)
})

test('another list starts at its first page', () => {
  expect(withToggled({ ...plain, page: 3 }, { group: 'sizes', name: '36 (S)' }).page).toBe(1)
})

test('choosing wrap dresses narrows the dresses', () => {
  const dresses = { ...plain, categories: ['dresses', 'skirts'] }

  expect(withToggledCategory(dresses, 'wrap-dresses', parents).categories).toEqual(['skirts', 'wrap-dresses'])
})

test('choosing all dresses widens the wrap dresses', () => {
  const wrap = { ...plain, categories: ['wrap-dresses'] }

  expect(withToggledCategory(wrap, 'dresses', parents).categories).toEqual(['dresses'])
})

test('clearing the filters keeps the order of the list', () => {
  const chosen: StoreFilter = { sort: 'price_asc', page: 2, colors: ['black'], heights: ['160-167'] }

  expect(choicesOf(chosen)).toHaveLength(2)
  expect(withoutChoices(chosen)).toEqual({ sort: 'price_asc', page: 1 })
})
