import type { ProductFilter } from '@shop/contracts/products'
import { PreparedJson } from '@shop/service-kit/prepared'
import { giveBack, takeRoom } from './answer-rooms.ts'
import { copyCard, sizeOf } from './cards.ts'
import { choiceOf, countChosen } from './choice.ts'
import { countFacets } from './facets.ts'
import { writeFacets } from './facets-text.ts'
import type { ListIndex } from './list-index.ts'
import { pageOf } from './page.ts'
import { LONGEST_COUNT, writeCount, writeShort } from './ready-text.ts'

const START = Buffer.from('{"status":true,"list":[')
const COUNT = Buffer.from('],"count":')
const FACETS = Buffer.from(',"facets":')
const END = Buffer.from('}')
const COMMA = 0x2c

/** The whole answer of the list call. Cards are ready bytes, so a page is put together and nothing is serialised again. */
export function answerList(index: ListIndex, filter: ProductFilter): PreparedJson {
  const choice = choiceOf(index, filter)
  const places = pageOf(index, choice, filter)
  const counts = countFacets(index, choice)
  const answer = takeRoom(roomFor(index, places))
  let at = writeAll(START, answer, 0)
  for (const place of places) {
    at += copyCard(index.cards, place, answer, at)
    answer[at++] = COMMA
  }
  // No comma follows the last.
  if (places.length > 0) at--
  at = writeAll(COUNT, answer, at)
  at = writeCount(countChosen(index, choice), answer, at)
  at = writeAll(FACETS, answer, at)
  at = writeFacets(index.values, counts, answer, at)
  at = writeAll(END, answer, at)
  return new PreparedJson(answer.subarray(0, at), () => giveBack(answer))
}

function roomFor({ cards, values }: ListIndex, places: readonly number[]): number {
  let room = START.length + COUNT.length + LONGEST_COUNT + FACETS.length + values.facets.longest + END.length
  for (const place of places) room += sizeOf(cards, place) + 1
  return room
}

function writeAll(text: Buffer, answer: Buffer, to: number): number {
  return writeShort(text, 0, text.length, answer, to)
}
