import type { Category } from '@shop/contracts/categories'
import type { StoreFilter } from '@shop/contracts/store-address'
import { categoriesAbove, onlyCategory, waysFrom } from './category-ways.ts'

const aCategory = (name: string, parent_category: string | null = null): Category => ({
  name,
  title: { uk: name, en: name },
  parent_category,
})
const dresses = aCategory('dresses')
const wrap = aCategory('wrap-dresses', 'dresses')
const maxi = aCategory('maxi-dresses', 'dresses')
const skirts = aCategory('skirts')
const all = [dresses, wrap, maxi, skirts]
const list = (...categories: string[]): StoreFilter => ({ sort: 'new', page: 1, categories })

test('a list of one category is called by it, a list of two is not', () => {
  expect(onlyCategory(list('dresses'), all)).toBe(dresses)
  expect(onlyCategory(list('dresses', 'skirts'), all)).toBeUndefined()
  expect(onlyCategory({ sort: 'new', page: 1 }, all)).toBeUndefined()
})

test('the way to wrap dresses leads over dresses', () => {
  expect(categoriesAbove(all, wrap)).toEqual([dresses])
  expect(categoriesAbove(all, dresses)).toEqual([])
})

test('from the shop one goes to its categories, from dresses to their kinds', () => {
  expect(waysFrom(all, undefined)).toEqual({ whole: undefined, parts: [dresses, skirts] })
  expect(waysFrom(all, dresses)).toEqual({ whole: dresses, parts: [wrap, maxi] })
})

test('from one kind of dress the others stay in reach', () => {
  expect(waysFrom(all, wrap)).toEqual({ whole: dresses, parts: [wrap, maxi] })
})

test('from a category without parts one goes to those beside it', () => {
  expect(waysFrom(all, skirts)).toEqual({ whole: undefined, parts: [dresses, skirts] })
})
