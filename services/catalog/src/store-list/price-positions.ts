import { HIGHEST_BOUND, inOrder, isBounded } from '@shop/contracts/catalog/price-bounds'
import type { ProductFilter } from '@shop/contracts/catalog/products'
import { addTo, type Bitset, emptyBitset } from './bitset.ts'
import type { ListIndex } from './list-index.ts'
import { orderOf } from './sort-keys.ts'

const MINOR_UNITS = 100

/**
 * The positions of the articles that cost what a filter asks for, both ends included; null when it asks for no price. It is the
 * price that the list sorts by: of the cheapest size that can be had, today, in the currency of the question. So what is sold
 * out is not among them, as it has no size either.
 */
export function positionsInPrice({ size, rankings }: ListIndex, filter: ProductFilter): Bitset | null {
  if (!isBounded(filter)) return null
  const { price_from = 0, price_to = HIGHEST_BOUND } = inOrder(filter)
  const { positions, sortKeys } = rankings[orderOf({ sort: 'price_asc', currency: filter.currency })]
  const priceAt = (rank: number) => sortKeys[positions[rank] ?? 0] ?? 0
  const first = firstRank(size, rank => priceAt(rank) >= price_from * MINOR_UNITS)
  const end = firstRank(size, rank => priceAt(rank) > price_to * MINOR_UNITS)
  const found = emptyBitset(size)
  for (let rank = first; rank < end; rank++) addTo(found, positions[rank] ?? 0)
  return found
}

/** The first of the ranks from which on the condition holds, halving what is left; their number when it holds for none. */
function firstRank(count: number, holds: (rank: number) => boolean): number {
  let first = 0
  let end = count
  while (first < end) {
    const middle = (first + end) >>> 1
    if (holds(middle)) end = middle
    else first = middle + 1
  }
  return first
}
