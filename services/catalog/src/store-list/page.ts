import type { ProductFilter } from '@shop/contracts/products'
import { type Bitset, firstIn, has, onesIn, wordAt } from './bitset.ts'
import { type Choice, placesOfChoice, valuesOf } from './choice.ts'
import type { ListIndex } from './list-index.ts'
import { orderOf } from './orders.ts'

const DEFAULT_LIMIT = 24

const NO_SET: Bitset = new Int32Array(0)

type Page = { start: number; limit: number }

/** The places of one page of the chosen articles, in the order asked for. */
export function pageOf(index: ListIndex, choice: Choice, filter: ProductFilter): number[] {
  const { page = 1, limit = DEFAULT_LIMIT } = filter
  const wanted = { start: (page - 1) * limit, limit }
  const { places, sets } = index.rankings[orderOf(filter)]
  if (choice.text !== null) return inOrder(places, placesOfChoice(index, choice), wanted)
  if (choice.groups.length === 0) return [...places.subarray(wanted.start, wanted.start + limit)]
  const groups = valuesOf(choice).map(values => values.map(value => sets[value] ?? NO_SET))
  return ranksOn(groups, wanted).map(rank => places[rank] ?? 0)
}

/** Reads the sets of each group side by side from the start of the order, and no further than the page. */
function ranksOn(groups: readonly (readonly Bitset[])[], { start, limit }: Page): number[] {
  const ranks: number[] = []
  const length = groups[0]?.[0]?.length ?? 0
  let skipped = 0
  for (let word = 0; word < length; word++) {
    let left = commonWord(groups, word)
    if (left === 0) continue
    const ones = onesIn(left)
    if (skipped + ones <= start) {
      skipped += ones
      continue
    }
    for (; left !== 0; left &= left - 1) {
      if (skipped < start) skipped++
      else if (ranks.push(word * 32 + firstIn(left)) === limit) return ranks
    }
  }
  return ranks
}

function commonWord(groups: readonly (readonly Bitset[])[], word: number): number {
  let common = -1
  for (const sets of groups) {
    let any = 0
    for (const set of sets) any |= wordAt(set, word)
    common &= any
    if (common === 0) return 0
  }
  return common
}

function inOrder(places: Uint32Array, found: Bitset | null, { start, limit }: Page): number[] {
  const page: number[] = []
  let skipped = 0
  for (const place of places) {
    if (found && !has(found, place)) continue
    if (skipped < start) skipped++
    else if (page.push(place) === limit) break
  }
  return page
}
