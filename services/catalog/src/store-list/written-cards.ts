import { type Slice, sliceOf, WrittenJson } from '@shop/service-kit/written-json'
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

/** The heights and the brace behind them. */
function heightsOf(index: ListIndex, places: GarmentPlaces): Slice {
  const { heightNumbers, heightTexts } = index
  // More than these do not fit into one exact number.
  if (places.length > 5) return sliceOf(`${heightsText(index, places)}}`)
  let key = 0
  for (const place of places)
    key = (key * 256 + (heightNumbers[place] ?? 0)) * 2 + Number(isLater(index, places, place))
  key = key * 16 + places.length
  const known = heightTexts.get(key)
  if (known) return known
  const text = sliceOf(`${heightsText(index, places)}}`)
  heightTexts.set(key, text)
  return text
}

/** Is this height awaited while the first is in stock? */
function isLater({ awaited }: ListIndex, [lead]: GarmentPlaces, place: number): boolean {
  return has(awaited, place) && !has(awaited, lead)
}

function heightsText(index: ListIndex, places: GarmentPlaces): string {
  const namesOf = (some: readonly number[]) =>
    [...new Set(some.map(place => index.heights[place] ?? ''))].filter(Boolean).sort()
  const later = namesOf(places.filter(place => isLater(index, places, place)))
  const text = `,"heights":${JSON.stringify(namesOf(places))}`
  return later.length > 0 ? `${text},"awaited":${JSON.stringify(later)}` : text
}
