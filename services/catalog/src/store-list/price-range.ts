import type { ProductFilter } from '@shop/contracts/catalog/products'
import { toDecimal } from '@shop/money/money'
import { type Choice, withoutPrice } from './choice.ts'
import type { ListIndex } from './list-index.ts'
import { pageOf } from './page.ts'
import { isSoldOut, orderOf } from './sort-keys.ts'

/** Decimal hryvnias or euros. */
type PriceRange = { lowest: number; highest: number }

/** Between which prices a choice can be bounded, its own bounds left out; null when nothing of it can be had. */
export function priceRange(index: ListIndex, choice: Choice, filter: ProductFilter): PriceRange | null {
  const { currency } = filter
  const atAnyPrice = withoutPrice(choice)
  // The orders by price are made already: their first articles are the cheapest and the dearest.
  const [cheapest] = pageOf(index, atAnyPrice, { sort: 'price_asc', currency, limit: 1 })
  const [dearest] = pageOf(index, atAnyPrice, { sort: 'price_desc', currency, limit: 1 })
  const { sortKeys } = index.rankings[orderOf({ sort: 'price_asc', currency })]
  const lowest = sortKeys[cheapest ?? -1]
  const highest = sortKeys[dearest ?? -1]
  if (lowest === undefined || highest === undefined || isSoldOut(lowest)) return null
  return { lowest: toDecimal(lowest), highest: toDecimal(highest) }
}
