import { createBreaks } from '../search/breaks.ts'
import { addTo, type Bitset, emptyBitset, forEachIn, has, onesIn, wordAt } from './bitset.ts'

/**
 * Articles as garments: both heights of a dress in one colour are one card (rules §13.1). Each article has a spot in sets
 * of their own, which lie in sections: the first holds one article of every garment, the second another one of those that
 * have two, and so on. A garment's articles stand at the same bit of each section, so that laid over each other the
 * sections tell in which garments anything is left. Garments of many articles come first, so no section has gaps.
 */
export type Garments = {
  size: number
  /** By place: the number of the garment. */
  of: Uint32Array
  /** By place: the bit in the sets here. */
  spots: Uint32Array
  /** By spot: the place, or -1. */
  places: Int32Array
  sections: readonly Section[]
  /** By the number of a value: the spots of the articles that have it. */
  sets: readonly Bitset[]
  everything: Bitset
}

/** In words of 32 bits. */
type Section = { start: number; words: number }

/** `keys` tell by place which articles are one garment; `sets` are those of all values. */
export async function layOut(keys: readonly string[], sets: readonly Bitset[]): Promise<Garments> {
  const byKey = new Map<string, number[]>()
  const takeBreak = createBreaks()
  for (const [place, key] of keys.entries()) {
    const known = byKey.get(key)
    if (known) known.push(place)
    else byKey.set(key, [place])
    await takeBreak()
  }
  const garments = [...byKey.values()].sort((one, other) => other.length - one.length)
  const sections = sectionsOf(garments)
  const last = sections.at(-1)
  const spotsInAll = last ? (last.start + last.words) * 32 : 0
  const of = new Uint32Array(keys.length)
  const spots = new Uint32Array(keys.length)
  const places = new Int32Array(spotsInAll).fill(-1)
  const everything = emptyBitset(spotsInAll)
  for (const [garment, articles] of garments.entries())
    for (const [section, place] of articles.entries()) {
      const spot = (sections[section]?.start ?? 0) * 32 + garment
      of[place] = garment
      spots[place] = spot
      places[spot] = place
      addTo(everything, spot)
    }
  const empty = { size: garments.length, of, spots, places, sections, everything, sets: [] }
  const spread: Bitset[] = []
  for (const set of sets) {
    spread.push(spreadOut(empty, set))
    await takeBreak()
  }
  return { ...empty, sets: spread }
}

/** The same garments with other sets; those that are the same as `before` are shared. */
export function withSets(garments: Garments, before: readonly Bitset[], sets: readonly Bitset[]): Garments {
  return {
    ...garments,
    sets: sets.map((set, value) => {
      const known = garments.sets[value]
      return known && set === before[value] ? known : spreadOut(garments, set)
    }),
  }
}

/** A set of places as a set of spots. */
export function spreadOut({ spots, places }: Pick<Garments, 'spots' | 'places'>, set: Bitset): Bitset {
  const spread = emptyBitset(places.length)
  forEachIn(set, place => addTo(spread, spots[place] ?? 0))
  return spread
}

/** How many garments have an article among these spots. */
export function countGarments({ sections }: Garments, among: Bitset): number {
  let count = 0
  for (let word = 0; word < wordsOf(sections); word++) count += onesIn(laidOver(sections, among, among, word))
  return count
}

/** The words in which any garment is left: most filters leave few, and each value is counted among them. */
export function filledWordsOf({ sections }: Garments, among: Bitset): Int32Array {
  const filled = new Int32Array(wordsOf(sections))
  let count = 0
  for (let word = 0; word < filled.length; word++)
    if (laidOver(sections, among, among, word) !== 0) filled[count++] = word
  return filled.subarray(0, count)
}

/** How many garments have an article that stands in both sets. */
export function countCommonGarments({ sections }: Garments, words: Int32Array, among: Bitset, set: Bitset): number {
  let count = 0
  for (let at = 0; at < words.length; at++) count += onesIn(laidOver(sections, among, set, words[at] ?? 0))
  return count
}

/** The places of a garment that are among these spots. */
export function placesOfGarment({ sections, places }: Garments, garment: number, among: Bitset): number[] {
  const found: number[] = []
  for (const { start, words } of sections) {
    if (garment >= words * 32) break
    const spot = start * 32 + garment
    if (has(among, spot)) found.push(places[spot] ?? 0)
  }
  return found
}

function sectionsOf(garments: readonly (readonly number[])[]): Section[] {
  const sections: Section[] = []
  let start = 0
  for (let section = 0; section < (garments[0]?.length ?? 0); section++) {
    let count = 0
    while ((garments[count]?.length ?? 0) > section) count++
    const words = (count + 31) >>> 5
    sections.push({ start, words })
    start += words
  }
  return sections
}

function wordsOf([first]: readonly Section[]): number {
  return first?.words ?? 0
}

function laidOver(sections: readonly Section[], one: Bitset, other: Bitset, word: number): number {
  let any = 0
  for (let section = 0; section < sections.length; section++) {
    const { start, words } = sections[section] ?? NO_SECTION
    if (word >= words) break
    any |= wordAt(one, start + word) & wordAt(other, start + word)
  }
  return any
}

const NO_SECTION: Section = { start: 0, words: 0 }
