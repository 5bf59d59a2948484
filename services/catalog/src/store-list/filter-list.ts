import type { ProductFilter } from '@shop/contracts/products'
import { addAll, type Bitset, countCommon, countOf, emptyBitset, has, keepCommon } from './bitset.ts'
import { type Group, groups } from './list-entry.ts'
import type { ListIndex } from './list-index.ts'
import { orderOf } from './orders.ts'

/** The sets that a filter asks for; a group that is not used has none. */
export type Chosen = { groups: ReadonlyMap<Group, Bitset>; text: Bitset | null }

const DEFAULT_LIMIT = 24

/** A value nobody knows is left out; a group of such values alone is not used. */
export function chosenBy(index: ListIndex, filter: ProductFilter): Chosen {
  const chosen = new Map<Group, Bitset>()
  for (const group of groups) {
    const known = (filter[group] ?? []).flatMap(name => index.values[group].get(name) ?? [])
    if (known.length > 0) chosen.set(group, union(index.size, known))
  }
  return { groups: chosen, text: index.search.placesOf(filter.search ?? '') }
}

/** The articles that agree with all groups but `exceptFor`; null when that is everything. */
export function agreeing({ groups: chosen, text }: Chosen, exceptFor?: Group): Bitset | null {
  const sets = text === null ? [] : [text]
  for (const [group, bits] of chosen) if (group !== exceptFor) sets.push(bits)
  const [first, ...others] = sets
  if (!first) return null
  const common = first.slice()
  for (const bits of others) keepCommon(common, bits)
  return common
}

/** How many articles each value would show if it were the only one chosen of its group. */
export function facetsOf(index: ListIndex, chosen: Chosen, found: Bitset | null, group: Group): Facet[] {
  const others = chosen.groups.has(group) ? agreeing(chosen, group) : found
  return [...index.values[group].values()].map(({ key, bits, count }) => ({
    key,
    count: others === null ? count : countCommon(bits, others),
  }))
}

type Facet = { key: string; count: number }

export function countArticles(index: ListIndex, filter: ProductFilter): number {
  const found = agreeing(chosenBy(index, filter))
  return found === null ? index.size : countOf(found)
}

/** The places of one page of the found articles, in the order asked for. */
export function pageOf(index: ListIndex, found: Bitset | null, filter: ProductFilter): number[] {
  const { page = 1, limit = DEFAULT_LIMIT } = filter
  const order = index.orders[orderOf(filter)]
  const start = (page - 1) * limit
  if (found === null) return [...order.subarray(start, start + limit)]

  const places: number[] = []
  let skipped = 0
  for (const place of order) {
    if (!has(found, place)) continue
    if (skipped < start) skipped++
    else if (places.push(place) === limit) break
  }
  return places
}

function union(size: number, values: readonly { bits: Bitset }[]): Bitset {
  const [only] = values
  if (only && values.length === 1) return only.bits
  const bits = emptyBitset(size)
  for (const value of values) addAll(bits, value.bits)
  return bits
}
