import type { StoreCard } from '@shop/contracts/catalog/products'
import { utf8Of, WrittenJson } from '@shop/service-kit/calls/written-json'
import { CARDS_WITH_PLACEHOLDER } from '../articles/store-card.ts'
import { has } from './bitset.ts'
import type { ListIndex } from './list-index.ts'
import type { GarmentPositions } from './page.ts'

/** Whole cards, one for the first position of each garment. */
export function wholeCards({ cards }: ListIndex, garments: readonly GarmentPositions[]): WrittenJson {
  return new WrittenJson(`[${garments.map(([position]) => cards[position]).join(',')}]`)
}

/** The store's cards (`view=card`), one for each garment: written cardPrefixes, and the heights that they stand for this time. */
export function storeCards(index: ListIndex, garments: readonly GarmentPositions[]): WrittenJson {
  const { cardPrefixes, placeholders } = index
  let cards = ''
  let number = 0
  for (const positions of garments) {
    const [position] = positions
    if (number > 0) cards += ','
    cards += cardPrefixes[position]
    if (number < CARDS_WITH_PLACEHOLDER) cards += placeholders[position]
    cards += heightsOf(index, positions)
    number++
  }
  return new WrittenJson(`[${cards}]`)
}

/** The heights and the brace behind them. */
function heightsOf(index: ListIndex, positions: GarmentPositions): string {
  const { heightNumbers, heightTexts } = index
  // More than these do not fit into one exact number.
  if (positions.length > 5) return utf8Of(`${heightsText(index, positions)}}`)
  let key = 0
  for (const position of positions)
    key = (key * 256 + (heightNumbers[position] ?? 0)) * 2 + Number(isLater(index, positions, position))
  key = key * 16 + positions.length
  const known = heightTexts.get(key)
  if (known !== undefined) return known
  const text = utf8Of(`${heightsText(index, positions)}}`)
  heightTexts.set(key, text)
  return text
}

/** Is this height awaited while the first is in stock? */
function isLater({ awaited }: ListIndex, [lead]: GarmentPositions, position: number): boolean {
  return has(awaited, position) && !has(awaited, lead)
}

function heightsText(index: ListIndex, positions: GarmentPositions): string {
  return `,${JSON.stringify(heightNames(index, positions)).slice(1, -1)}`
}

/** The heights that a card stands for, and those of them that can only be ordered in advance while its own is in stock. */
export function heightNames(index: ListIndex, positions: GarmentPositions): Pick<StoreCard, 'heights' | 'awaited'> {
  const namesOf = (some: readonly number[]) =>
    [...new Set(some.map(position => index.heights[position] ?? ''))].filter(Boolean).sort()
  const awaited = namesOf(positions.filter(position => isLater(index, positions, position)))
  return { heights: namesOf(positions), ...(awaited.length > 0 && { awaited }) }
}
