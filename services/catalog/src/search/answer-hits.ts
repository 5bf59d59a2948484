import type { Snapshot } from '../snapshot/snapshot.ts'
import { cardAt } from '../store-list/cards.ts'
import { isSoldOut } from '../store-list/orders.ts'

type Question = { query: string; limit?: number | undefined; page?: number | undefined }

const DEFAULT_LIMIT = 24

/** The whole answer to a search, put together from cards that are ready bytes. */
export function answerHits({ index, search }: Snapshot, { query, limit = DEFAULT_LIMIT, page = 1 }: Question): Buffer {
  const { standings } = index.rankings.new
  const { places, matchedOn } = search.hits(query, place => isSoldOut(standings[place] ?? 0))
  const shown = places.slice((page - 1) * limit, page * limit)
  const cards = Array.from(shown, (place, at) => {
    const card = cardAt(index.cards, place)
    return at === 0 ? [card] : [COMMA, card]
  })
  const end = `],"count":${places.length},"matched":${JSON.stringify(matchedOn(shown))}}`
  return Buffer.concat([START, ...cards.flat(), Buffer.from(end)])
}

const START = Buffer.from('{"status":true,"list":[')
const COMMA = Buffer.from(',')
