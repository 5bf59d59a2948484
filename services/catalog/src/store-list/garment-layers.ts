import {
  addAll,
  addTo,
  type Bitset,
  countCommon,
  countOf,
  emptyBitset,
  forEachIn,
  has,
  nonZeroBlocks,
  takeFrom,
} from './bitset.ts'
import { createBreaks } from './breaks.ts'

/**
 * Which garments have which values, height by height: the first articles of all garments are one layer, the second ones the
 * next. A garment is one bit of a layer, so the layers laid upon each other count it once, whatever its heights have in common.
 */
export type GarmentLayers = {
  /** By position: the number of the garment. */
  garmentOf: Uint32Array
  /** By position: the layer of the article. */
  layerOf: Uint8Array
  /** Layer by layer, by the number of a value: the garments whose article of that layer has it. */
  sets: readonly (readonly Bitset[])[]
}

/** `garmentOf` and `layerOf` by position, as they are kept; `sets` by value: the positions that have it. Requests get their turn in between. */
export async function layGarments(
  size: number,
  garmentOf: Uint32Array,
  layerOf: Uint8Array,
  sets: readonly Bitset[],
): Promise<GarmentLayers> {
  const depth = layerOf.reduce((deepest, layer) => Math.max(deepest, layer + 1), 0)
  const layers = Array.from({ length: depth }, () => sets.map(() => emptyBitset(size)))
  const takeBreak = createBreaks()
  for (const [value, set] of sets.entries()) {
    forEachIn(set, position => addTo(layers[layerOf[position] ?? 0]?.[value] ?? NO_SET, garmentOf[position] ?? 0))
    await takeBreak()
  }
  return { garmentOf, layerOf, sets: layers }
}

/** The layers with other values at some positions. A set is copied before its first change, as readers hold the former one. */
export function withLayerValues(before: GarmentLayers, fresh: ReadonlyMap<number, readonly number[]>): GarmentLayers {
  const layers = before.sets.map(sets => [...sets])
  for (const [position, values] of fresh) {
    const layer = before.layerOf[position] ?? 0
    const garment = before.garmentOf[position] ?? 0
    const sets = layers[layer] ?? []
    const had = layerValues(before, position)
    for (const value of [...had, ...values]) {
      const isGone = !values.includes(value)
      if (!isGone && had.includes(value)) continue
      const shared = before.sets[layer]?.[value] ?? NO_SET
      const set = sets[value] === shared ? shared.slice() : (sets[value] ?? NO_SET)
      sets[value] = set
      if (isGone) takeFrom(set, garment)
      else addTo(set, garment)
    }
  }
  return { ...before, sets: layers }
}

/** The numbers of the values of the article at this position, rising. */
export function layerValues({ garmentOf, layerOf, sets }: GarmentLayers, position: number): number[] {
  const garment = garmentOf[position] ?? 0
  const values: number[] = []
  for (const [value, set] of (sets[layerOf[position] ?? 0] ?? []).entries()) if (has(set, garment)) values.push(value)
  return values
}

/** A set of positions, layer by layer. */
export function inLayers({ garmentOf, layerOf, sets }: GarmentLayers, positions: Bitset): Bitset[] {
  const layers = sets.map(([set = NO_SET]) => new Int32Array(set.length))
  forEachIn(positions, position => addTo(layers[layerOf[position] ?? 0] ?? NO_SET, garmentOf[position] ?? 0))
  return layers
}

/** The garments that stand in one of the layers at least. */
export function garmentsIn(layers: readonly Bitset[]): Bitset {
  const [garments = NO_SET, ...others] = layers.map(layer => layer.slice())
  for (const layer of others) addAll(garments, layer)
  return garments
}

/**
 * Counts by value the garments of these layers: how many have an article among them that has the value. Where the articles
 * of a garment agree, which are all values but those `apart`, one layer knows for all.
 */
export function countByValue(
  { sets }: GarmentLayers,
  differingValues: Bitset,
  among: readonly Bitset[],
): (value: number) => number {
  const garments = nonZeroBlocks(garmentsIn(among))
  return value => {
    if (!has(differingValues, value)) return countCommon(garments, sets[0]?.[value] ?? NO_SET)
    const having = sets.map(ofLayer => ofLayer[value] ?? NO_SET)
    return countInAny(garments.at, among, having)
  }
}

/** How many garments stand, in one layer at least, both among these and in the set of that layer. */
function countInAny(blocks: Int32Array, among: readonly Bitset[], sets: readonly Bitset[]): number {
  const any = new Int32Array(blocks.length)
  // Layer by layer: two sets side by side are read ten times as fast as sets picked block by block.
  for (const [layer, set] of sets.entries()) {
    const chosen = among[layer] ?? NO_SET
    for (let number = 0; number < blocks.length; number++) {
      const block = blocks[number] ?? 0
      any[number] = (any[number] ?? 0) | ((chosen[block] ?? 0) & (set[block] ?? 0))
    }
  }
  return countOf(any)
}

const NO_SET: Bitset = new Int32Array(0)
