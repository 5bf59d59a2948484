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

/** Highest level first, those of one level in the given order, those of none left out. Counted, not compared: hits may be many. */
function byLevel(levels: Uint16Array, order: Uint32Array): Uint32Array {
  let highest = 0
  for (const level of levels) if (level > highest) highest = level
  const counts = new Uint32Array(highest + 1)
  for (const level of levels) counts[level] = (counts[level] ?? 0) + 1
  const next = new Uint32Array(highest + 1)
  let count = 0
  for (let level = highest; level > 0; level--) {
    next[level] = count
    count += counts[level] ?? 0
  }
  const sorted = new Uint32Array(count)
  for (const index of order) {
    const level = levels[index] ?? 0
    if (level === 0) continue
    const at = next[level] ?? 0
    sorted[at] = index
    next[level] = at + 1
  }
  return sorted
}
