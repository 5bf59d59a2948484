import { utf8Of, WrittenJson } from '@shop/service-kit/calls/written-json'
import { CARDS_WITH_STAND_IN } from '../articles/store-card.ts'
import { has } from './bitset.ts'
import type { ListIndex } from './list-index.ts'
import type { GarmentPlaces } from './page.ts'

/** Whole cards, one for the first place of each garment. */
export function wholeCards({ cards }: ListIndex, garments: readonly GarmentPlaces[]): WrittenJson {
  return new WrittenJson(`[${garments.map(([place]) => cards[place]).join(',')}]`)
}

/** The store's cards (`view=card`), one for each garment: written cardPrefixes, and the heights that they stand for this time. */
export function storeCards(index: ListIndex, garments: readonly GarmentPlaces[]): WrittenJson {
  const { cardPrefixes, placeholders } = index
  let cards = ''
  let number = 0
  for (const places of garments) {
    const [place] = places
    if (number > 0) cards += ','
    cards += cardPrefixes[place]
    if (number < CARDS_WITH_STAND_IN) cards += placeholders[place]
    cards += heightsOf(index, places)
    number++
  }
  return new WrittenJson(`[${cards}]`)
}

/** The heights and the brace behind them. */
function heightsOf(index: ListIndex, places: GarmentPlaces): string {
  const { heightNumbers, heightTexts } = index
  // More than these do not fit into one exact number.
  if (places.length > 5) return utf8Of(`${heightsText(index, places)}}`)
  let key = 0
  for (const place of places)
    key = (key * 256 + (heightNumbers[place] ?? 0)) * 2 + Number(isLater(index, places, place))
  key = key * 16 + places.length
  const known = heightTexts.get(key)
  if (known !== undefined) return known
  const text = utf8Of(`${heightsText(index, places)}}`)
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
