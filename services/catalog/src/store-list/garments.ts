import { addTo, type Bitset, emptyBitset, has } from './bitset.ts'
import { createBreaks } from './breaks.ts'
import { type GarmentLayers, layerValues, layGarments, withLayerValues } from './garment-layers.ts'
import { copyOf, countIn, noneTogether, type Together } from './together.ts'

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
  together: Together
  /** How many garments have certain values, each in one height or another. */
  anywhere: Together
  /** The values in which articles of one garment differ, as sizes on the shelf do. */
  apart: Bitset
  /** The values that several articles of a garment have. A height is none of them: each height is an article of its own. */
  shared: Bitset
}

/** `keys` name by place which articles are one garment; `sets` are those of all values. */
export async function linkGarments(keys: readonly string[], sets: readonly Bitset[]): Promise<Garments> {
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
  const counted = { together: noneTogether(sets.length, keys.length), anywhere: noneTogether(sets.length, keys.length) }
  const differences = { apart: emptyBitset(sets.length), shared: emptyBitset(sets.length) }
  const garments = { size: known.size, next, layers, ...counted, ...differences }
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
 * that cannot be, and where nothing else differs between the heights it does not matter in which of them a size is.
 */
export function countsFor(
  { together, anywhere, apart, shared }: Garments,
  groups: readonly (readonly number[])[],
): Together | null {
  let differing = 0
  let isSummable = true
  for (const values of groups) {
    if (values.length === 1 && !has(shared, values[0] ?? 0)) return together
    let apartHere = 0
    for (const value of values) if (has(apart, value)) apartHere++
    if (apartHere > 0) differing++
    if (apartHere > 1) isSummable = false
  }
  if (isSummable) return together
  return differing === 1 ? anywhere : null
}

/**
 * Counts a garment in (or out): a set of values once, however many of its articles have it. Those of both heights are
 * counted with each of them, so what they have in common is taken off again, and so on for more heights.
 */
function countGarmentIn(garments: Garments, first: number, by: 1 | -1): void {
  const { layers, together, anywhere, apart, shared } = garments
  const articles = garmentAt(garments, null, first).map(place => layerValues(layers, place))
  for (let some = 1; some < 1 << articles.length; some++) {
    const [values = [], ...others] = articles.filter((_, number) => (some >>> number) & 1)
    const common = values.filter(value => others.every(other => other.includes(value)))
    countIn(together, common, others.length % 2 === 0 ? by : by === 1 ? -1 : 1)
    if (others.length === 1) for (const value of common) addTo(shared, value)
    if (others.length === articles.length - 1)
      for (const value of articles.flat()) if (!common.includes(value)) addTo(apart, value)
  }
  const all = [...new Set(articles.flat())].sort((one, other) => one - other)
  countIn(anywhere, all, by)
}
