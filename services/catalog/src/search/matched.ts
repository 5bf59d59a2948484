import type { SearchIndex } from './search-index.ts'
import type { Word } from './vocabulary/vocabulary.ts'

/** Those of the words that stand in the titles of these articles, as they stand there. */
export function matchedIn({ textOf }: SearchIndex, words: ReadonlySet<Word>, places: Uint32Array): string[] {
  const texts = new Set(Array.from(places, place => textOf[place] ?? 0))
  return [...words].filter(({ near }) => near.some(text => texts.has(text))).flatMap(({ surfaces }) => surfaces)
}
