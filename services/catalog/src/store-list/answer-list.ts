import type { ProductFilter } from '@shop/contracts/products'
import { PreparedJson } from '@shop/service-kit/prepared'
import { giveBack, takeRoom } from './answer-rooms.ts'
import { copyCard, sizeOf } from './cards.ts'
import { choiceOf, countChosen } from './choice.ts'
import { facetsText } from './facets-text.ts'
import type { ListIndex } from './list-index.ts'
import { pageOf } from './page.ts'

const START = '{"status":true,"list":['
const COMMA = 0x2c

/** The whole answer of the list call. Cards are ready bytes, so a page is put together and nothing is serialised again. */
export function answerList(index: ListIndex, filter: ProductFilter): PreparedJson {
  const choice = choiceOf(index, filter)
  const places = pageOf(index, choice, filter)
  const end = `],"count":${countChosen(index, choice)},"facets":${facetsText(index, choice)}}`
  const size = places.reduce(
    (sum, place) => sum + sizeOf(index.cards, place) + 1,
    START.length + Buffer.byteLength(end),
  )
  const answer = takeRoom(size)
  let at = answer.write(START, 'latin1')
  for (const place of places) {
    at += copyCard(index.cards, place, answer, at)
    answer[at++] = COMMA
  }
  // No comma follows the last.
  if (places.length > 0) at--
  at += answer.write(end, at)
  return new PreparedJson(answer.subarray(0, at), () => giveBack(answer))
}
