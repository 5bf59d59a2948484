import { positionsByNumber } from './article-numbers.ts'
import { isSearchable, tokensIn } from './normalize/fold.ts'
import { scoreTexts } from './score-texts.ts'
import type { SearchIndex } from './search-index.ts'
import { understand } from './understand.ts'
import type { Token } from './vocabulary/vocabulary.ts'

/** How well each article agrees with a query, by position and 0 for not at all, and the words by which it does. */
export type Hits = { scores: Uint16Array; tokens: ReadonlySet<Token> }

/** Null when the text asks for nothing; without hits when all it has is single letters. */
export function findHits(index: SearchIndex, text: string): Hits | null {
  if (tokensIn(text).length === 0) return null
  const whole = positionsByNumber(index.numbers, text)
  if (whole) return hitsByNumber(index, whole)
  return isSearchable(text) ? hitsByTokens(index, text) : { scores: new Uint16Array(index.size), tokens: new Set() }
}

function hitsByNumber({ size }: SearchIndex, positions: ReadonlyMap<number, number>): Hits {
  const scores = new Uint16Array(size)
  for (const [index, sureness] of positions) scores[index] = sureness
  return { scores, tokens: new Set() }
}

/** Words, with parts of article numbers among them: «сукня 1042». */
function hitsByTokens({ numbers, vocabulary, size, texts, textOf }: SearchIndex, text: string): Hits {
  const chunks = text.split(/\s+/).map(chunk => ({ chunk, positions: positionsByNumber(numbers, chunk) }))
  const [first, ...others] = chunks.flatMap(({ positions }) => positions ?? [])
  const rest = chunks.filter(({ positions }) => !positions).map(({ chunk }) => chunk)
  const { scores: ofTexts, tokens } = scoreTexts(vocabulary, texts, understand(vocabulary, rest.join(' ')))
  const scores = new Uint16Array(size)
  for (let position = 0; position < size; position++) scores[position] = ofTexts[textOf[position] ?? 0] ?? 0
  if (!first) return { scores, tokens }
  // A number is meant more than the words beside it: they choose among its articles, and if none agrees, all stay.
  const named = [...first.keys()].filter(position => others.every(positions => positions.has(position)))
  const agreeing = named.filter(position => scores[position] !== 0)
  const chosen = new Uint16Array(size)
  for (const position of agreeing.length > 0 ? agreeing : named) chosen[position] = (scores[position] ?? 0) + 1
  return { scores: chosen, tokens }
}
