import type { ProductFilter } from '@shop/contracts/catalog/products'
import { PrevalidatedResponse, WrittenJson } from '@shop/service-kit/calls/written-json'
import { choiceOf, countChosen, countChosenGarments } from './choice.ts'
import { countFacets, countGarmentFacets } from './facets.ts'
import { groups } from './list-entry.ts'
import type { ListIndex } from './list-index.ts'
import { type GarmentPositions, garmentPage, pageOf } from './page.ts'
import { priceRange } from './price-range.ts'
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
  const list = cardsIn(index, garmentPage(index, choice, filter), filter)
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
