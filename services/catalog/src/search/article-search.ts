import { addTo, emptyBitset } from '../store-list/bitset.ts'
import type { TextSearch } from '../store-list/text-search.ts'
import { findHits } from './find-hits.ts'
import { onePerGarment, rankHits } from './rank-hits.ts'
import type { SearchIndex } from './search-index.ts'
import type { Token } from './vocabulary/vocabulary.ts'

/** One understanding of words for the store's list and for the hit list. */
export type ArticleSearch = TextSearch & {
  /** Best first; `matchedOn` tells the words of the titles by which these were found. */
  hits(text: string, isSoldOut: (place: number) => boolean): FoundPlaces
}

type FoundPlaces = {
  places: Uint32Array
  /** The same, with one place for each garment. */
  garments(): Uint32Array
  isHit(place: number): boolean
  matchedOn(places: Uint32Array): string[]
}

const NONE = new Uint32Array()
const NOTHING: FoundPlaces = { places: NONE, garments: () => NONE, isHit: () => false, matchedOn: () => [] }

export function createArticleSearch(index: SearchIndex): ArticleSearch {
  return {
    placesOf(text) {
      const hits = findHits(index, text)
      if (!hits) return null
      const found = emptyBitset(index.size)
      for (let place = 0; place < index.size; place++) if (hits.scores[place] !== 0) addTo(found, place)
      return found
    },
    hits(text, isSoldOut) {
      const hits = findHits(index, text)
      if (!hits) return NOTHING
      const places = rankHits(index, hits.scores, isSoldOut)
      return {
        places,
        garments: () => onePerGarment(index, places),
        isHit: place => hits.scores[place] !== 0,
        matchedOn: places => matchedIn(index, hits.tokens, places),
      }
    },
  }
}

/** Those of the words that stand in the titles of these articles, as they stand there. */
function matchedIn({ textOf }: SearchIndex, tokens: ReadonlySet<Token>, places: Uint32Array): string[] {
  const texts = new Set(Array.from(places, place => textOf[place] ?? 0))
  return [...tokens].filter(({ near }) => near.some(text => texts.has(text))).flatMap(({ surfaces }) => surfaces)
}
