import type { Category } from '@shop/contracts/categories'
import type { StoreFilter } from '@shop/contracts/store-address'
import { chosenIn } from './filter.ts'

/** The one category that the list is of; a list of several has none. */
export function onlyCategory(filter: StoreFilter, categories: readonly Category[]): Category | undefined {
  const [only, ...others] = chosenIn(filter, 'categories')
  return others.length > 0 ? undefined : categories.find(({ name }) => name === only)
}

/** The categories above one, from the root down. */
export function categoriesAbove(categories: readonly Category[], { parent_category }: Category): Category[] {
  const parent = categories.find(({ name }) => name === parent_category)
  return parent ? [...categoriesAbove(categories, parent), parent] : []
}

type Ways = {
  /** What all the others are parts of; undefined at the root. */
  whole: Category | undefined
  parts: Category[]
}

/** Where one may go on from a category: to its parts, or, from the smallest part, to those beside it. */
export function waysFrom(categories: readonly Category[], at: Category | undefined): Ways {
  const partsOf = (parent: string | null) => categories.filter(({ parent_category }) => parent_category === parent)
  if (!at) return { whole: undefined, parts: partsOf(null) }
  const parts = partsOf(at.name)
  if (parts.length > 0) return { whole: at, parts }
  return { whole: categoriesAbove(categories, at).at(-1), parts: partsOf(at.parent_category) }
}
