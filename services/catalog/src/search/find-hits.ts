import { placesByNumber } from './article-numbers.ts'
import { scoreTexts } from './score-texts.ts'
import type { SearchIndex } from './search-index.ts'
import { understand } from './understand.ts'
import type { Word } from './vocabulary/vocabulary.ts'
import { wordsIn } from './words/fold.ts'

/** How well each article agrees with a query, 0 for not at all, and the words by which it does. */
export type Hits = { scoreAt(place: number): number; words: ReadonlySet<Word> }

/** Null when the text asks for nothing. */
export function findHits(index: SearchIndex, text: string): Hits | null {
  if (wordsIn(text).length === 0) return null
  const whole = placesByNumber(index.numbers, text)
  return whole ? hitsByNumber(whole) : hitsByWords(index, text)
}

function hitsByNumber(places: ReadonlyMap<number, number>): Hits {
  return { scoreAt: place => (places.get(place) ?? -1) + 1, words: new Set() }
}

/** Words, with parts of article numbers among them: «сукня 1042». */
function hitsByWords({ numbers, vocabulary, texts, textOf }: SearchIndex, text: string): Hits {
  const chunks = text
    .split(/\s+/)
    .map(chunk => ({ chunk, places: /\d/.test(chunk) ? placesByNumber(numbers, chunk) : null }))
  const named = chunks.flatMap(({ places }) => places ?? [])
  const rest = chunks.filter(({ places }) => !places).map(({ chunk }) => chunk)
  const understood = understand(vocabulary, rest.join(' ')).filter(
    ({ word, hits }) => hits.size > 0 || !/^\d+$/.test(word),
  )
  const { scores, words } = scoreTexts(vocabulary, texts, understood)
  const scoreAt = (place: number) => scores[textOf[place] ?? 0] ?? 0
  if (named.length === 0) return { scoreAt, words }
  // A number is meant more than any word beside it.
  const isNamed = (place: number) => named.every(places => places.has(place))
  return { scoreAt: place => (isNamed(place) ? scoreAt(place) + 1 : 0), words }
}
