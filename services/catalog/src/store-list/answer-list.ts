import type { ProductFilter } from '@shop/contracts/products'
import { PreparedJson } from '@shop/service-kit/prepared'
import { giveBack, takeRoom } from './answer-rooms.ts'
import { choiceOf, countChosen, countChosenGarments } from './choice.ts'
import { countFacets, countGarmentFacets } from './facets.ts'
import { writeFacets } from './facets-text.ts'
import type { ListIndex } from './list-index.ts'
import { type GarmentPlaces, garmentPage, pageOf } from './page.ts'
import { LONGEST_COUNT, writeCount, writeShort } from './ready-text.ts'
import { type ReadyCards, storeCards, wholeCards } from './write-cards.ts'

const START = Buffer.from('{"status":true,"list":[')
const COUNT = Buffer.from('],"count":')
const FACETS = Buffer.from(',"facets":')
const END = Buffer.from('}')

/** The whole answer of the list call. Cards are ready bytes, so a page is put together and nothing is serialised again. */
export function answerList(index: ListIndex, filter: ProductFilter): PreparedJson {
  const { garments, count, facets } = filter.group === 'garment' ? inGarments(index, filter) : inArticles(index, filter)
  return writeList(index, readyCards(index, garments, filter), count, facets)
}

/** A page of the list, how many there are in all, and how many each value would show. */
type Counted = { garments: GarmentPlaces[]; count: number; facets: Uint32Array }

function inArticles(index: ListIndex, filter: ProductFilter): Counted {
  const choice = choiceOf(index, filter)
  const garments = pageOf(index, choice, filter).map((place): GarmentPlaces => [place])
  return { garments, count: countChosen(index, choice), facets: countFacets(index, choice) }
}

function inGarments(index: ListIndex, filter: ProductFilter): Counted {
  const choice = choiceOf(index, filter)
  return {
    garments: garmentPage(index, choice, filter),
    count: countChosenGarments(index, choice),
    facets: countGarmentFacets(index, choice),
  }
}

/** Cards as the question wants them: those of the store, or whole ones. */
export function readyCards(
  index: ListIndex,
  garments: readonly GarmentPlaces[],
  { view }: Pick<ProductFilter, 'view'>,
): ReadyCards {
  if (view === 'card') return storeCards(index, garments)
  return wholeCards(
    index,
    garments.map(([place]) => place),
  )
}

function writeList({ values }: ListIndex, cards: ReadyCards, count: number, facets: Uint32Array): PreparedJson {
  const frame = START.length + COUNT.length + LONGEST_COUNT + FACETS.length + values.facets.longest + END.length
  const answer = takeRoom(frame + cards.room)
  let at = writeAll(START, answer, 0)
  at += cards.write(answer, at)
  at = writeAll(COUNT, answer, at)
  at = writeCount(count, answer, at)
  at = writeAll(FACETS, answer, at)
  at = writeFacets(values, facets, answer, at)
  at = writeAll(END, answer, at)
  return new PreparedJson(answer.subarray(0, at), () => giveBack(answer))
}

function writeAll(text: Buffer, answer: Buffer, to: number): number {
  return writeShort(text, 0, text.length, answer, to)
}
