import { CARDS_WITH_STAND_IN } from '../articles/store-card.ts'
import { has } from './bitset.ts'
import { copyCard, sizeOf } from './cards.ts'
import type { ListIndex } from './list-index.ts'
import type { GarmentPlaces } from './page.ts'

/** Cards that are ready to be written into an answer: how many bytes they take, and what writes them. */
export type ReadyCards = { room: number; write(answer: Buffer, to: number): number }

const COMMA = 0x2c

/** Whole cards, one for each place. */
export function wholeCards({ cards }: ListIndex, places: readonly number[]): ReadyCards {
  return {
    room: places.reduce((room, place) => room + sizeOf(cards, place) + 1, 0),
    write: (answer, to) => inTurn(places, answer, to, (place, _, at) => copyCard(cards, place, answer, at)),
  }
}

/** The store's cards (`view=card`), one for each garment: prepared faces, and the heights that they stand for this time. */
export function storeCards(index: ListIndex, garments: readonly GarmentPlaces[]): ReadyCards {
  const { faces, standIns } = index
  const ends = garments.map(places => endOf(index, places))
  const standsIn = (number: number) => number < CARDS_WITH_STAND_IN
  return {
    room: garments.reduce((room, [place], number) => {
      const standIn = standsIn(number) ? sizeOf(standIns, place) : 0
      return room + sizeOf(faces, place) + standIn + (ends[number]?.length ?? 0) + 1
    }, 0),
    write: (answer, to) =>
      inTurn(garments, answer, to, ([place], number, at) => {
        let end = at + copyCard(faces, place, answer, at)
        if (standsIn(number)) end += copyCard(standIns, place, answer, end)
        return end + (ends[number]?.copy(answer, end) ?? 0) - at
      }),
  }
}

const ends = new Map<string, Buffer>()

/** The heights and the brace behind them. There are few different ones, so each is written once. */
function endOf({ heights, awaited }: ListIndex, places: GarmentPlaces): Buffer {
  const isLeadAwaited = has(awaited, places[0])
  let key = ''
  for (const place of places) key += `${heights[place] ?? ''}${!isLeadAwaited && has(awaited, place) ? '+' : ','}`
  const known = ends.get(key)
  if (known) return known
  const text = Buffer.from(`${heightsText(key)}}`)
  ends.set(key, text)
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

type WriteOne<One> = (one: One, number: number, at: number) => number

/** One after the other with commas between them; returns how many bytes that were. */
function inTurn<One>(all: readonly One[], answer: Buffer, to: number, write: WriteOne<One>): number {
  let at = to
  for (const [number, one] of all.entries()) {
    if (number > 0) answer[at++] = COMMA
    at += write(one, number, at)
  }
  return at - to
}
