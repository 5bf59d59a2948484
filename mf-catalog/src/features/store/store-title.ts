import type { StoreFilter } from '@shop/contracts/store-address'
import type { Text } from '@shop/contracts/text'
import { choicesOf } from './filter.ts'
import { type FilterValues, titleOf } from './filter-values.query.ts'

/** A list of one category or of one collection is called by its name. */
export function storeTitle(filter: StoreFilter, values: FilterValues): Text | undefined {
  const named = choicesOf(filter).filter(({ group }) => group === 'categories' || group === 'collections')
  const [only] = named
  return only && named.length === 1 ? titleOf(values, only) : undefined
}
