import { WrittenJson } from '@shop/service-kit/written-json'
import { CARDS_WITH_STAND_IN } from '../articles/store-card.ts'
import { has } from './bitset.ts'
import { cardAt } from './cards.ts'
import type { ListIndex } from './list-index.ts'
import type { GarmentPlaces } from './page.ts'

/** Whole cards, one for the first place of each garment. */
export function wholeCards({ cards }: ListIndex, garments: readonly GarmentPlaces[]): WrittenJson[] {
  return garments.map(([place]) => new WrittenJson(cardAt(cards, place)))
}

/** The store's cards (`view=card`), one for each garment: written faces, and the heights that they stand for this time. */
export function storeCards(index: ListIndex, garments: readonly GarmentPlaces[]): WrittenJson[] {
  const { faces, standIns } = index
  return garments.map((places, number) => {
    const [place] = places
    const face = cardAt(faces, place)
    const heights = heightsOf(index, places)
    return number < CARDS_WITH_STAND_IN
      ? new WrittenJson(face, cardAt(standIns, place), heights)
      : new WrittenJson(face, heights)
  })
}

const written = new Map<string, Buffer>()

/** The heights and the brace behind them. There are few different ones, so each is written once. */
function heightsOf({ heights, awaited }: ListIndex, places: GarmentPlaces): Buffer {
  const isLeadAwaited = has(awaited, places[0])
  let key = ''
  for (const place of places) key += `${heights[place] ?? ''}${!isLeadAwaited && has(awaited, place) ? '+' : ','}`
  const known = written.get(key)
  if (known) return known
  const text = Buffer.from(`${heightsText(key)}}`)
  written.set(key, text)
  return text
}

/** Of "160-167,170-177+": a plus follows those that are awaited while the first is in stock. */
function heightsText(key: string): string {
  const namesOf = (some: string[]) => [...new Set(some.map(part => part.slice(0, -1)))].filter(Boolean).sort()
  const parts = key.match(/[^,+]*[,+]/g) ?? []
  const later = namesOf(parts.filter(part => part.endsWith('+')))
  const text = `,"heights":${JSON.stringify(namesOf(parts))}`
  return later.length > 0 ? `${text},"awaited":${JSON.stringify(later)}` : text
}
