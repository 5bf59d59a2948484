import type { SearchIndex } from './search-index.ts'

/** Positions of the hits, best first: the higher score, then what can be had, then the newest. */
export function rankHits(
  { order }: Pick<SearchIndex, 'order'>,
  scores: Uint16Array,
  isSoldOut: (index: number) => boolean,
): Uint32Array {
  const levels = new Uint16Array(scores.length)
  for (let position = 0; position < scores.length; position++) {
    const score = scores[position] ?? 0
    if (score > 0) levels[position] = score * 2 + (isSoldOut(position) ? 0 : 1)
  }
  return byLevel(levels, order)
}

/** One position for each garment, the best: a second height of the same dress is the same card (docs/rules.md, "Catalogue"). */
export function onePerGarment({ garmentOf, garments }: SearchIndex, ranked: Uint32Array): Uint32Array {
  const isShown = new Uint8Array(garments)
  let count = 0
  const firsts = new Uint32Array(ranked.length)
  for (const index of ranked) {
    const garment = garmentOf[index] ?? 0
    if (isShown[garment] === 1) continue
    isShown[garment] = 1
    firsts[count++] = index
  }
  return firsts.subarray(0, count)
}

/** How many are of each level, and then where the next of a level goes; all nought between two searches, for there are many levels. */
const counts = new Uint32Array(2 ** 16)

/** Highest level first, those of one level in the given order, those of none left out. Counted, not compared: hits may be many. */
function byLevel(levels: Uint16Array, order: Uint32Array): Uint32Array {
  const present: number[] = []
  for (let position = 0; position < levels.length; position++) {
    const level = levels[position] ?? 0
    if (level === 0) continue
    if (counts[level] === 0) present.push(level)
    counts[level] = (counts[level] ?? 0) + 1
  }
  present.sort((one, other) => other - one)
  let count = 0
  for (const level of present) {
    const ofLevel = counts[level] ?? 0
    counts[level] = count
    count += ofLevel
  }
  const sorted = new Uint32Array(count)
  for (let at = 0; at < order.length; at++) {
    const index = order[at] ?? 0
    const level = levels[index] ?? 0
    if (level === 0) continue
    const to = counts[level] ?? 0
    sorted[to] = index
    counts[level] = to + 1
  }
  for (const level of present) counts[level] = 0
  return sorted
}
