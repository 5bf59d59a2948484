import { addTo, emptyBitset } from '../store-list/bitset.ts'
import type { TextSearch } from '../store-list/list-index.ts'
import { findHits } from './find-hits.ts'
import { onePerGarment, rankHits } from './rank-hits.ts'
import type { SearchIndex } from './search-index.ts'
import type { Token } from './vocabulary/vocabulary.ts'

/** One understanding of words for the store's list and for the hit list. */
export type ArticleSearch = TextSearch & {
  /** Best first; `matchedOn` tells the words of the titles by which these were found. */
  hits(text: string, isSoldOut: (index: number) => boolean): FoundPositions
}

type FoundPositions = {
  positions: Uint32Array
  /** What is found, with one position for each garment. */
  garments(): Uint32Array
  isHit(index: number): boolean
  matchedOn(positions: Uint32Array): string[]
}

const NONE = new Uint32Array()
const NOTHING: FoundPositions = { positions: NONE, garments: () => NONE, isHit: () => false, matchedOn: () => [] }

export function createArticleSearch(index: SearchIndex): ArticleSearch {
  return {
    positionsOf(text) {
      const hits = findHits(index, text)
      if (!hits) return null
      const found = emptyBitset(index.size)
      for (let position = 0; position < index.size; position++) if (hits.scores[position] !== 0) addTo(found, position)
      return found
    },
    hits(text, isSoldOut) {
      const hits = findHits(index, text)
      if (!hits) return NOTHING
      const positions = rankHits(index, hits.scores, isSoldOut)
      return {
        positions,
        garments: () => onePerGarment(index, positions),
        isHit: position => hits.scores[position] !== 0,
        matchedOn: positions => matchedWordsOf(index, hits.tokens, positions),
      }
    },
  }
}

/** Words of the query that titles of these articles have, as they are written there. */
function matchedWordsOf({ textOf }: SearchIndex, tokens: ReadonlySet<Token>, positions: Uint32Array): string[] {
  const texts = new Set(Array.from(positions, index => textOf[index] ?? 0))
  return [...tokens].filter(({ near }) => near.some(text => texts.has(text))).flatMap(({ surfaces }) => surfaces)
}
