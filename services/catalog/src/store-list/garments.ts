import { addTo, type Bitset, emptyBitset, has } from './bitset.ts'
import { createBreaks } from './breaks.ts'
import { type CombinationCounts, copyOf, countIn, emptyCounts } from './combination-counts.ts'
import { type GarmentLayers, layerValues, layGarments, withLayerValues } from './garment-layers.ts'
import type { Span } from './values.ts'

/**
 * Articles as garments: both heights of a dress in one colour are one card (docs/rules.md, "Catalogue"). The articles of a
 * garment are linked in a ring.
 */
export type Garments = {
  size: number
  /** By position: the next article of the same garment, round to itself. */
  next: Uint32Array
  layers: GarmentLayers
  /** How many garments have an article with all of certain values. */
  sameArticleCounts: CombinationCounts
  /**
   * How many garments have certain values, each in one height or another. A category or the like that only some of their
   * heights have, of which there is one at most, goes with the values of those heights.
   */
  perGarmentCounts: CombinationCounts
  /** The values in which articles of one garment differ, as sizes on the shelf do. */
  differingValues: Bitset
  /** The values that several articles of a garment have. A height is never one of them: each height is a separate article. */
  shared: Bitset
  /** Sizes and heights, in which the articles of a garment differ by their nature; in a category they seldom do. */
  varying: Span
}

/** `keys` name by position which articles are one garment; `sets` are those of all values. */
export async function linkGarments(keys: readonly string[], sets: readonly Bitset[], varying: Span): Promise<Garments> {
  const known = new Map<string, { garment: number; first: number; last: number }>()
  const garmentOf = new Uint32Array(keys.length)
  const layerOf = new Uint8Array(keys.length)
  const next = new Uint32Array(keys.length)
  const takeBreak = createBreaks()
  for (const [position, key] of keys.entries()) {
    const found = known.get(key)
    const { garment, first, last } = found ?? { garment: known.size, first: position, last: position }
    known.set(key, { garment, first, last: position })
    garmentOf[position] = garment
    if (found) layerOf[position] = (layerOf[last] ?? 0) + 1
    next[last] = position
    next[position] = first
    await takeBreak()
  }
  const layers = await layGarments(known.size, garmentOf, layerOf, sets)
  const counted = {
    sameArticleCounts: emptyCounts(sets.length, keys.length),
    perGarmentCounts: emptyCounts(sets.length, keys.length),
  }
  const differences = { differingValues: emptyBitset(sets.length), shared: emptyBitset(sets.length) }
  const garments = { size: known.size, next, layers, ...counted, ...differences, varying }
  for (const { first } of known.values()) {
    countGarmentIn(garments, first, 1)
    await takeBreak()
  }
  return garments
}

/** The garments with other values of some articles. */
export async function withValues(before: Garments, fresh: ReadonlyMap<number, readonly number[]>): Promise<Garments> {
  const counted = {
    sameArticleCounts: await copyOf(before.sameArticleCounts),
    perGarmentCounts: await copyOf(before.perGarmentCounts),
  }
  const touched = new Set([...fresh.keys()].map(position => Math.min(...garmentAt(before, null, position))))
  for (const first of touched) countGarmentIn({ ...before, ...counted }, first, -1)
  const layers = withLayerValues(before.layers, fresh)
  const garments = {
    ...before,
    layers,
    ...counted,
    differingValues: before.differingValues.slice(),
    shared: before.shared.slice(),
  }
  for (const first of touched) countGarmentIn(garments, first, 1)
  return garments
}

/** All positions of the garment that this position belongs to, itself among them, that are chosen; null where all are. */
export function garmentAt(
  { next }: Pick<Garments, 'next'>,
  isChosen: ((position: number) => boolean) | null,
  position: number,
): number[] {
  const positions: number[] = []
  let at = position
  do {
    if (isChosen === null || isChosen(at)) positions.push(at)
    at = next[at] ?? position
  } while (at !== position)
  return positions
}

/**
 * The counts that are right for a choice of such values and one more value; null where only a walk is. Of "36 or 38" the
 * sum over articles counts a dress twice that has 36 in one height and 38 in the other. Where a single height is asked for
 * that cannot be, and where nothing else differs between the heights it does not matter in which of them a size is. One
 * category that only some heights are in is known with their sizes; where more differs only a walk knows.
 */
export function countsFor(
  { sameArticleCounts, perGarmentCounts, differingValues, shared, varying }: Garments,
  groups: readonly (readonly number[])[],
): CombinationCounts | null {
  let differing = 0
  let ofSome = 0
  let isSummable = true
  for (const values of groups) {
    const [first = 0] = values
    if (values.length === 1 && !has(shared, first)) return sameArticleCounts
    let differingHere = 0
    for (const value of values) if (has(differingValues, value)) differingHere++
    if (differingHere > 1) isSummable = false
    if (!isIn(varying, first)) ofSome += differingHere
    else if (differingHere > 0) differing++
  }
  if (isSummable) return sameArticleCounts
  return differing === 1 && ofSome <= 1 ? perGarmentCounts : null
}

function isIn({ first, end }: Span, value: number): boolean {
  return value >= first && value < end
}

/** Counts a garment in (or out): a set of values once, however many of its articles have it. */
function countGarmentIn(garments: Garments, first: number, by: 1 | -1): void {
  const { layers, sameArticleCounts, perGarmentCounts, differingValues, shared, varying } = garments
  const articles = garmentAt(garments, null, first).map(position => layerValues(layers, position))
  countOnce(sameArticleCounts, articles, by)
  const all = unionOf(articles)
  const ofSome = all.filter(value => !articles.every(values => values.includes(value)))
  for (const value of ofSome) addTo(differingValues, value)
  for (const value of all) if (articles.filter(values => values.includes(value)).length > 1) addTo(shared, value)
  const differingHere = ofSome.filter(value => !isIn(varying, value))
  const bare = articles.map(values => values.filter(value => !differingHere.includes(value)))
  countIn(perGarmentCounts, unionOf(bare), by)
  for (const value of differingHere) {
    const having = unionOf(bare.filter((_, number) => articles[number]?.includes(value)))
    countIn(perGarmentCounts, unionOf([having, [value]]), by)
    // Without the value they are among the others already.
    countIn(perGarmentCounts, having, by === 1 ? -1 : 1)
  }
}

/**
 * Counts what is in one of the lists at least, once. Those of both heights are counted with each of them, so what they have
 * in common is taken off again, and so on for more heights.
 */
function countOnce(combinations: CombinationCounts, lists: readonly (readonly number[])[], by: 1 | -1): void {
  for (let some = 1; some < 1 << lists.length; some++) {
    const [values = [], ...others] = lists.filter((_, number) => (some >>> number) & 1)
    const common = values.filter(value => others.every(other => other.includes(value)))
    countIn(combinations, common, others.length % 2 === 0 ? by : by === 1 ? -1 : 1)
  }
}

/** Rising. */
function unionOf(lists: readonly (readonly number[])[]): number[] {
  return [...new Set(lists.flat())].sort((one, other) => one - other)
}
