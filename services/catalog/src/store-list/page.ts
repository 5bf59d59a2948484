import type { ProductFilter } from '@shop/contracts/catalog/products'
import { type Bitset, blockAt, firstIn, has, onesIn } from './bitset.ts'
import { type Choice, isInChoice, positionsOfChoice, valuesOf } from './choice.ts'
import type { ListIndex } from './list-index.ts'
import { isSoldOut, orderOf } from './sort-keys.ts'

const DEFAULT_LIMIT = 24

const NO_SET: Bitset = new Int32Array(0)

type Page = { start: number; limit: number }

/** The positions of one page of the chosen articles, in the order asked for. */
export function pageOf(index: ListIndex, choice: Choice, filter: ProductFilter): number[] {
  const { page = 1, limit = DEFAULT_LIMIT } = filter
  const wanted = { start: (page - 1) * limit, limit }
  const { positions, sets } = index.rankings[orderOf(filter)]
  if (choice.within !== null) return inOrder(positions, positionsOfChoice(index, choice), wanted)
  if (choice.groups.length === 0) return [...positions.subarray(wanted.start, wanted.start + limit)]
  const groups = valuesOf(choice).map(values => values.map(value => sets[value] ?? NO_SET))
  return ranksOn(groups, wanted).map(rank => positions[rank] ?? 0)
}

/** A card of the store: the positions of the heights it stands for; the first one is shown. */
export type GarmentPositions = readonly [number, ...number[]]

/** The garments of one page, in the order asked for: each stands where the first of its chosen heights would. */
export function garmentPage(index: ListIndex, choice: Choice, filter: ProductFilter): GarmentPositions[] {
  const { page = 1, limit = DEFAULT_LIMIT } = filter
  const { rankings } = index
  const { sets, positions, sortKeys } = rankings[orderOf(filter)]
  const found: GarmentPositions[] = []
  let skip = (page - 1) * limit
  const visit = (position: number) => {
    const heights = chosenHeights(index, choice, position)
    if (heights.some(other => isEarlier(sortKeys, other, position))) return false
    if (skip > 0) skip--
    else found.push(heightsInOrder(index, heights, sortKeys))
    return found.length === limit
  }
  if (choice.within === null && choice.groups.length > 0) {
    const groups = valuesOf(choice).map(values => values.map(value => sets[value] ?? NO_SET))
    walkRanks(groups, rank => visit(positions[rank] ?? 0))
  } else {
    for (const position of positions) if (isInChoice(index, choice, position) && visit(position)) break
  }
  return found
}

/** Has the garment had its turn with another height? */
function isEarlier(sortKeys: Uint32Array, other: number, position: number): boolean {
  const [one, two] = [sortKeys[other] ?? 0, sortKeys[position] ?? 0]
  return one < two || (one === two && other < position)
}

/** The chosen heights of the garment that this chosen position belongs to. */
function chosenHeights(index: ListIndex, choice: Choice, position: number): GarmentPositions {
  const { next } = index.garments
  const positions: [number, ...number[]] = [position]
  for (let at = next[position] ?? position; at !== position; at = next[at] ?? position)
    if (isInChoice(index, choice, at)) positions.push(at)
  return positions
}

/**
 * The heights a card stands for, the one it shows first: those on the shelf before the awaited, then as the list orders
 * them, then the usual height before the tall one. What is sold out is named only where nothing else is left.
 */
export function heightsInOrder(index: Shown, positions: GarmentPositions, sortKeys: Uint32Array): GarmentPositions {
  const [lead, other] = positions
  if (other === undefined) return positions
  const isOver = (position: number) => isSoldOut(sortKeys[position] ?? 0)
  if (positions.length === 2) {
    // The everyday garment: there are dozens of them on a page, so they are put in order without a list to sort.
    if (isOver(lead) !== isOver(other)) return [isOver(lead) ? other : lead]
    return compareHeights(index, sortKeys, lead, other) < 0 ? positions : [other, lead]
  }
  const [first, ...others] = positions.filter(position => !isOver(position))
  const toBeHad: [number, ...number[]] = first === undefined ? [...positions] : [first, ...others]
  return toBeHad.sort((one, two) => compareHeights(index, sortKeys, one, two))
}

type Shown = Pick<ListIndex, 'awaited' | 'heightRanks'>

function compareHeights({ awaited, heightRanks }: Shown, sortKeys: Uint32Array, one: number, other: number) {
  return (
    Number(has(awaited, one)) - Number(has(awaited, other)) ||
    (sortKeys[one] ?? 0) - (sortKeys[other] ?? 0) ||
    (heightRanks[one] ?? -1) - (heightRanks[other] ?? -1) ||
    one - other
  )
}

/** Visits the ranks that stand in a set of each group, first to last, until a visit says that it was the last. */
function walkRanks(groups: readonly (readonly Bitset[])[], visit: (rank: number) => boolean): void {
  const length = groups[0]?.[0]?.length ?? 0
  for (let block = 0; block < length; block++)
    for (let left = commonBlock(groups, block); left !== 0; left &= left - 1)
      if (visit(block * 32 + firstIn(left))) return
}

/** Reads the sets of each group side by side from the start of the order, and no further than the page. */
function ranksOn(groups: readonly (readonly Bitset[])[], { start, limit }: Page): number[] {
  const ranks: number[] = []
  const length = groups[0]?.[0]?.length ?? 0
  let skipped = 0
  for (let block = 0; block < length; block++) {
    let left = commonBlock(groups, block)
    if (left === 0) continue
    const ones = onesIn(left)
    if (skipped + ones <= start) {
      skipped += ones
      continue
    }
    for (; left !== 0; left &= left - 1) {
      if (skipped < start) skipped++
      else if (ranks.push(block * 32 + firstIn(left)) === limit) return ranks
    }
  }
  return ranks
}

// By index: thousands of blocks are read for a question, and an iterator for each would cost more than they do.
function commonBlock(groups: readonly (readonly Bitset[])[], block: number): number {
  let common = -1
  for (let group = 0; group < groups.length && common !== 0; group++) {
    const sets = groups[group] ?? NO_SETS
    let any = 0
    for (let number = 0; number < sets.length; number++) any |= blockAt(sets[number] ?? NO_SET, block)
    common &= any
  }
  return common
}

const NO_SETS: readonly Bitset[] = []

function inOrder(positions: Uint32Array, found: Bitset | null, { start, limit }: Page): number[] {
  const page: number[] = []
  let skipped = 0
  for (const position of positions) {
    if (found && !has(found, position)) continue
    if (skipped < start) skipped++
    else if (page.push(position) === limit) break
  }
  return page
}
