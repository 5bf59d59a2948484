import type { Hits } from './find-hits.ts'
import type { SearchIndex } from './search-index.ts'

/**
 * Places of the hits, best first: the higher score, then what can be had, then the newest. One place for each garment: a second
 * height of the same dress would only push other dresses away, and its page leads there.
 */
export function rankHits(
  { order, garmentOf, garments }: SearchIndex,
  { scoreAt }: Hits,
  isSoldOut: (place: number) => boolean,
): number[] {
  const byScore = new Map<number, { toBeHad: number[]; soldOut: number[] }>()
  for (const place of order) {
    const score = scoreAt(place)
    if (score === 0) continue
    let level = byScore.get(score)
    if (!level) {
      level = { toBeHad: [], soldOut: [] }
      byScore.set(score, level)
    }
    if (isSoldOut(place)) level.soldOut.push(place)
    else level.toBeHad.push(place)
  }
  const levels = [...byScore].sort(([one], [other]) => other - one)
  const isShown = new Uint8Array(garments)
  const ranked: number[] = []
  for (const [, { toBeHad, soldOut }] of levels)
    for (const places of [toBeHad, soldOut])
      for (const place of places) {
        const garment = garmentOf[place] ?? 0
        if (isShown[garment] === 1) continue
        isShown[garment] = 1
        ranked.push(place)
      }
  return ranked
}
