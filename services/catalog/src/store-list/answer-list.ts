import type { ProductFilter } from '@shop/contracts/catalog/products'
import { toDecimal } from '@shop/money/money'
import { PrevalidatedResponse, WrittenJson } from '@shop/service-kit/calls/written-json'
import { type Choice, choiceOf, countChosen, countChosenGarments, withoutPrice } from './choice.ts'
import { countFacets, countGarmentFacets } from './facets.ts'
import { groups } from './list-entry.ts'
import type { ListIndex } from './list-index.ts'
import { type GarmentPositions, garmentPage, pageOf } from './page.ts'
import { isSoldOut, orderOf } from './sort-keys.ts'
import { spreadModels } from './spread-models.ts'
import type { Values } from './values.ts'
import { storeCards, wholeCards } from './written-cards.ts'

/** The answer of the list call: a page of cards, how many there are in all, and how many each value would show. */
export function answerList(index: ListIndex, filter: ProductFilter): PrevalidatedResponse {
  const choice = choiceOf(index, filter)
  if (filter.group !== 'garment') {
    const garments = pageOf(index, choice, filter).map((position): GarmentPositions => [position])
    const facets = facetsOf(index.values, countFacets(index, choice), priceRange(index, choice, filter))
    return new PrevalidatedResponse({
      list: cardsIn(index, garments, filter),
      count: countChosen(index, choice),
      facets,
    })
  }
  const list = cardsIn(index, spreadModels(index, garmentPage(index, choice, filter), filter), filter)
  const facets = facetsOf(index.values, countGarmentFacets(index, choice), priceRange(index, choice, filter))
  return new PrevalidatedResponse({ list, count: countChosenGarments(index, choice), facets })
}

/** Cards as the question wants them: those of the store, or whole ones. */
export function cardsIn(
  index: ListIndex,
  garments: readonly GarmentPositions[],
  { view }: Pick<ProductFilter, 'view'>,
): WrittenJson {
  return view === 'card' ? storeCards(index, garments) : wholeCards(index, garments)
}

/** Group by group, value by value: only the counts differ from answer to answer, the names are written already. */
function facetsOf({ spans, keys }: Values, counts: readonly number[], prices: object | null): WrittenJson {
  let text = ''
  for (const group of groups) {
    const { first, end } = spans[group]
    text += `${text === '' ? '{' : ','}"${group}":{`
    for (let value = first; value < end; value++) text += `${keys[value]}${counts[value]}`
    text += '}'
  }
  return new WrittenJson(`${text},"prices":${JSON.stringify(prices)}}`)
}

/** Decimal hryvnias or euros. */
type PriceRange = { lowest: number; highest: number }

/** Between which prices a choice can be bounded, its own bounds left out; null when nothing of it can be had. */
function priceRange(index: ListIndex, choice: Choice, filter: ProductFilter): PriceRange | null {
  const { currency } = filter
  const atAnyPrice = withoutPrice(choice)
  // The orders by price are made already: their first articles are the cheapest and the dearest.
  const [cheapest] = pageOf(index, atAnyPrice, { sort: 'price_asc', currency, limit: 1 })
  const [dearest] = pageOf(index, atAnyPrice, { sort: 'price_desc', currency, limit: 1 })
  const { sortKeys } = index.rankings[orderOf({ sort: 'price_asc', currency })]
  const lowest = sortKeys[cheapest ?? -1]
  const highest = sortKeys[dearest ?? -1]
  if (lowest === undefined || highest === undefined || isSoldOut(lowest)) return null
  return { lowest: toDecimal(lowest), highest: toDecimal(highest) }
}
