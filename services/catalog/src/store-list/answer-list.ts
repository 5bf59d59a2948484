import type { ProductFilter } from '@shop/contracts/products'
import { PreparedJson } from '@shop/service-kit/prepared'
import { giveBack, takeRoom } from './answer-rooms.ts'
import { cardAt } from './cards.ts'
import { choiceOf, countChosen } from './choice.ts'
import { facetsText } from './facets-text.ts'
import type { ListIndex } from './list-index.ts'
import { pageOf } from './page.ts'

const START = '{"status":true,"list":['
const COMMA = 0x2c

/** The whole answer of the list call. Cards are ready bytes, so a page is put together and nothing is serialised again. */
export function answerList(index: ListIndex, filter: ProductFilter): PreparedJson {
  const choice = choiceOf(index, filter)
  const cards = pageOf(index, choice, filter).map(place => cardAt(index.cards, place))
  const end = `],"count":${countChosen(index, choice)},"facets":${facetsText(index, choice)}}`
  const size = cards.reduce((sum, { length }) => sum + length + 1, START.length + Buffer.byteLength(end))
  const answer = takeRoom(size)
  let at = answer.write(START, 'latin1')
  for (const [number, card] of cards.entries()) {
    if (number > 0) answer[at++] = COMMA
    at += card.copy(answer, at)
  }
  at += answer.write(end, at)
  return new PreparedJson(answer.subarray(0, at), () => giveBack(answer))
}
