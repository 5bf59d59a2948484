import type { StoreFilter } from '@shop/contracts/catalog/store-address'
import type { Text } from '@shop/contracts/texts/text'
import { onlyCategory } from './categories/category-navigation.ts'
import { chosenNames } from './filters/filter.ts'
import { type FilterValues, titleOf } from './filters/filter-values.query.ts'

/** A list of one category is called by its name, a list of one collection alone by that of the collection. */
export function storeTitle(filter: StoreFilter, values: FilterValues): Text | undefined {
  const [collection, ...others] = chosenNames(filter, 'collections')
  if (chosenNames(filter, 'categories').length > 0) return onlyCategory(filter, values.categories)?.title
  return collection && others.length === 0 ? titleOf(values, { group: 'collections', name: collection }) : undefined
}
