import type { productSearchEndpoint } from '@shop/contracts/catalog/products'
import type { QueryOf } from '@shop/contracts/endpoint'
import { PrevalidatedResponse } from '@shop/service-kit/calls/written-json'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { cardsIn } from '../store-list/answer-list.ts'
import { garmentAt } from '../store-list/garments.ts'
import { type GarmentPositions, heightsInOrder } from '../store-list/page.ts'
import { isSoldOut } from '../store-list/sort-keys.ts'

type Question = QueryOf<typeof productSearchEndpoint>

const DEFAULT_LIMIT = 24

/** The answer to a search: a page of hits, how many there are in all, and the words by which they agree. */
export function answerHits({ index, search }: Snapshot, question: Question): PrevalidatedResponse {
  const { query, limit = DEFAULT_LIMIT, page = 1, group } = question
  const { sortKeys } = index.rankings.new
  const sortKeyOf = (position: number) => sortKeys[position] ?? 0
  const hits = search.hits(query, position => isSoldOut(sortKeyOf(position)))
  const found = group === 'garment' ? hits.garments() : hits.positions
  const shown = found.slice((page - 1) * limit, page * limit)
  const garments = Array.from(shown, (position): GarmentPositions => {
    if (group !== 'garment') return [position]
    const [first = position, ...others] = garmentAt(index.garments, null, position).filter(hits.isHit)
    return heightsInOrder(index, [first, ...others], sortKeys)
  })
  return new PrevalidatedResponse({
    list: cardsIn(index, garments, question),
    count: found.length,
    matched: hits.matchedOn(shown),
  })
}
