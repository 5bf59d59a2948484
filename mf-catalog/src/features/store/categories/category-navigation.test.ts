import type { Category } from '@shop/contracts/catalog/categories'
import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { categoriesAbove, onlyCategory, suggestedCategories } from './category-navigation.ts'

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

test('the trail to wrap dresses leads over dresses', () => {
  expect(categoriesAbove(all, wrap)).toEqual([dresses])
  expect(categoriesAbove(all, dresses)).toEqual([])
})

test('from the shop its categories are suggested, from dresses their kinds', () => {
  expect(suggestedCategories(all, undefined)).toEqual({ parent: undefined, children: [dresses, skirts] })
  expect(suggestedCategories(all, dresses)).toEqual({ parent: dresses, children: [wrap, maxi] })
})

test('from one kind of dress the other kinds are suggested', () => {
  expect(suggestedCategories(all, wrap)).toEqual({ parent: dresses, children: [wrap, maxi] })
})

test('from a category without children the categories beside it are suggested', () => {
  expect(suggestedCategories(all, skirts)).toEqual({ parent: undefined, children: [dresses, skirts] })
})

test('a category that does not stand in menus is not suggested, and its own list still suggests those beside it', () => {
  const hats: Category = { ...aCategory('hats'), unlisted: true }

  expect(suggestedCategories([...all, hats], undefined).children).toEqual([dresses, skirts])
  expect(suggestedCategories([...all, hats], hats).children).toEqual([dresses, skirts])
})
