import type { QueryOf } from '@shop/contracts/endpoint'
import type { productSearchEndpoint } from '@shop/contracts/products'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { readyCards } from '../store-list/answer-list.ts'
import { garmentAt } from '../store-list/garments.ts'
import { isSoldOut } from '../store-list/orders.ts'
import { type GarmentPlaces, heightsInOrder } from '../store-list/page.ts'

type Question = QueryOf<typeof productSearchEndpoint>

const DEFAULT_LIMIT = 24

/** The whole answer to a search, put together from cards that are ready bytes. */
export function answerHits({ index, search }: Snapshot, question: Question): Buffer {
  const { query, limit = DEFAULT_LIMIT, page = 1, group } = question
  const { standings } = index.rankings.new
  const standingOf = (place: number) => standings[place] ?? 0
  const hits = search.hits(query, place => isSoldOut(standingOf(place)))
  const found = group === 'garment' ? hits.garments() : hits.places
  const shown = found.slice((page - 1) * limit, page * limit)
  const garments = Array.from(shown, (place): GarmentPlaces => {
    if (group !== 'garment') return [place]
    const heights = garmentAt(index.garments, null, place).filter(hits.isHit)
    return heightsInOrder(index, heights, standingOf)
  })
  const end = Buffer.from(`],"count":${found.length},"matched":${JSON.stringify(hits.matchedOn(shown))}}`)
  const cards = readyCards(index, garments, question)
  const answer = Buffer.alloc(START.length + cards.room + end.length)
  let at = START.copy(answer)
  at += cards.write(answer, at)
  at += end.copy(answer, at)
  return answer.subarray(0, at)
}

const START = Buffer.from('{"status":true,"list":[')
