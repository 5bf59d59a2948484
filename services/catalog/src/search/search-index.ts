import type { ArticleNumbers } from './article-numbers.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

/** All that a search is answered from. Positions are those of the articles in the snapshot. */
export type SearchIndex = {
  size: number
  /** How many different texts and garments there are. */
  texts: number
  garments: number
  textOf: Uint32Array
  /** Heights of one model in one colour are one garment. */
  garmentOf: Uint32Array
  /** Positions, newest first. */
  order: Uint32Array
  numbers: ArticleNumbers
  vocabulary: Vocabulary
}
