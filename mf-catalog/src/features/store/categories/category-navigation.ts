import { type Category, listedCategories } from '@shop/contracts/catalog/categories'
import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import { chosenNames } from '../filters/filter.ts'

/** The one category that the list is of; a list of several has none. */
export function onlyCategory(filter: StoreFilter, categories: readonly Category[]): Category | undefined {
  const [only, ...others] = chosenNames(filter, 'categories')
  return others.length > 0 ? undefined : categories.find(({ name }) => name === only)
}

/** The categories above one, from the root down. */
export function categoriesAbove(categories: readonly Category[], { parent_category }: Category): Category[] {
  const parent = categories.find(({ name }) => name === parent_category)
  return parent ? [...categoriesAbove(categories, parent), parent] : []
}

type SuggestedCategories = {
  /** The category that holds all the others; undefined at the root. */
  parent: Category | undefined
  children: Category[]
}

/** Where one may go on from a category: to its children, or, from one without children, to those beside it. */
export function suggestedCategories(categories: readonly Category[], at: Category | undefined): SuggestedCategories {
  const childrenOf = (name: string | null) =>
    listedCategories(categories).filter(({ parent_category }) => parent_category === name)
  if (!at) return { parent: undefined, children: childrenOf(null) }
  const children = childrenOf(at.name)
  if (children.length > 0) return { parent: at, children }
  return { parent: categoriesAbove(categories, at).at(-1), children: childrenOf(at.parent_category) }
}
