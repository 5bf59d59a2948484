import { addTo, type Bitset, emptyBitset, has } from './bitset.ts'
import { createBreaks } from './breaks.ts'
import { type GarmentLayers, layerValues, layGarments, withLayerValues } from './garment-layers.ts'
import { type CombinationCounts, copyOf, countIn, emptyCounts } from './together.ts'
import type { Span } from './values.ts'

/**
 * Articles as garments: both heights of a dress in one colour are one card (rules §13.1). The articles of a garment are
 * linked in a ring.
 */
export type Garments = {
  size: number
  /** By place: the next article of the same garment, round to itself. */
  next: Uint32Array
  layers: GarmentLayers
  /** How many garments have an article with certain values together. */
  together: CombinationCounts
  /**
   * How many garments have certain values, each in one height or another. A category or the like that only some of their
   * heights have, of which there is one at most, goes with the values of those heights.
   */
  anywhere: CombinationCounts
  /** The values in which articles of one garment differ, as sizes on the shelf do. */
  apart: Bitset
  /** The values that several articles of a garment have. A height is none of them: each height is an article of its own. */
  shared: Bitset
  /** Sizes and heights, in which the articles of a garment differ by their nature; in a category they seldom do. */
  varying: Span
}

/** `keys` name by place which articles are one garment; `sets` are those of all values. */
export async function linkGarments(keys: readonly string[], sets: readonly Bitset[], varying: Span): Promise<Garments> {
  const known = new Map<string, { garment: number; first: number; last: number }>()
  const garmentOf = new Uint32Array(keys.length)
  const layerOf = new Uint8Array(keys.length)
  const next = new Uint32Array(keys.length)
  const takeBreak = createBreaks()
  for (const [place, key] of keys.entries()) {
    const found = known.get(key)
    const { garment, first, last } = found ?? { garment: known.size, first: place, last: place }
    known.set(key, { garment, first, last: place })
    garmentOf[place] = garment
    if (found) layerOf[place] = (layerOf[last] ?? 0) + 1
    next[last] = place
    next[place] = first
    await takeBreak()
  }
  const layers = await layGarments(known.size, garmentOf, layerOf, sets)
  const counted = { together: emptyCounts(sets.length, keys.length), anywhere: emptyCounts(sets.length, keys.length) }
  const differences = { apart: emptyBitset(sets.length), shared: emptyBitset(sets.length) }
  const garments = { size: known.size, next, layers, ...counted, ...differences, varying }
  for (const { first } of known.values()) {
    countGarmentIn(garments, first, 1)
    await takeBreak()
  }
  return garments
}

/** The same garments with other values of some articles. */
export async function withValues(before: Garments, fresh: ReadonlyMap<number, readonly number[]>): Promise<Garments> {
  const counted = { together: await copyOf(before.together), anywhere: await copyOf(before.anywhere) }
  const touched = new Set([...fresh.keys()].map(place => Math.min(...garmentAt(before, null, place))))
  for (const first of touched) countGarmentIn({ ...before, ...counted }, first, -1)
  const layers = withLayerValues(before.layers, fresh)
  const garments = { ...before, layers, ...counted, apart: before.apart.slice(), shared: before.shared.slice() }
  for (const first of touched) countGarmentIn(garments, first, 1)
  return garments
}

/** All places of the garment that this place belongs to, itself among them, that are chosen; null where all are. */
export function garmentAt(
  { next }: Pick<Garments, 'next'>,
  isChosen: ((place: number) => boolean) | null,
  place: number,
): number[] {
  const places: number[] = []
  let at = place
  do {
    if (isChosen === null || isChosen(at)) places.push(at)
    at = next[at] ?? place
  } while (at !== place)
  return places
}

/**
 * The counts that are right for a choice of such values and one more value; null where only a walk is. Of "36 or 38" the
 * sum over articles counts a dress twice that has 36 in one height and 38 in the other. Where a single height is asked for
 * that cannot be, and where nothing else differs between the heights it does not matter in which of them a size is. One
 * category that only some heights are in is known with their sizes; where more differs only a walk knows.
 */
export function countsFor(
  { together, anywhere, apart, shared, varying }: Garments,
  groups: readonly (readonly number[])[],
): CombinationCounts | null {
  let differing = 0
  let ofSome = 0
  let isSummable = true
  for (const values of groups) {
    const [first = 0] = values
    if (values.length === 1 && !has(shared, first)) return together
    let apartHere = 0
    for (const value of values) if (has(apart, value)) apartHere++
    if (apartHere > 1) isSummable = false
    if (!isIn(varying, first)) ofSome += apartHere
    else if (apartHere > 0) differing++
  }
  if (isSummable) return together
  return differing === 1 && ofSome <= 1 ? anywhere : null
}

function isIn({ first, end }: Span, value: number): boolean {
  return value >= first && value < end
}

/** Counts a garment in (or out): a set of values once, however many of its articles have it. */
function countGarmentIn(garments: Garments, first: number, by: 1 | -1): void {
  const { layers, together, anywhere, apart, shared, varying } = garments
  const articles = garmentAt(garments, null, first).map(place => layerValues(layers, place))
  countOnce(together, articles, by)
  const all = unionOf(articles)
  const ofSome = all.filter(value => !articles.every(values => values.includes(value)))
  for (const value of ofSome) addTo(apart, value)
  for (const value of all) if (articles.filter(values => values.includes(value)).length > 1) addTo(shared, value)
  const apartHere = ofSome.filter(value => !isIn(varying, value))
  const bare = articles.map(values => values.filter(value => !apartHere.includes(value)))
  countIn(anywhere, unionOf(bare), by)
  for (const value of apartHere) {
    const having = unionOf(bare.filter((_, number) => articles[number]?.includes(value)))
    countIn(anywhere, unionOf([having, [value]]), by)
    // Without the value they are among the others already.
    countIn(anywhere, having, by === 1 ? -1 : 1)
  }
}

/**
 * Counts what is in one of the lists at least, once. Those of both heights are counted with each of them, so what they have
 * in common is taken off again, and so on for more heights.
 */
function countOnce(together: CombinationCounts, lists: readonly (readonly number[])[], by: 1 | -1): void {
  for (let some = 1; some < 1 << lists.length; some++) {
    const [values = [], ...others] = lists.filter((_, number) => (some >>> number) & 1)
    const common = values.filter(value => others.every(other => other.includes(value)))
    countIn(together, common, others.length % 2 === 0 ? by : by === 1 ? -1 : 1)
  }
}

/** Rising. */
function unionOf(lists: readonly (readonly number[])[]): number[] {
  return [...new Set(lists.flat())].sort((one, other) => one - other)
}
