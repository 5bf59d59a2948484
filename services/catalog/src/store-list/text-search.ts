import type { Bitset } from './bitset.ts'

/** What the list needs of the search: the positions that a text finds, and nothing more. */
export type TextSearch = {
  /** The positions of the articles that a shopper means by this text; null when it asks for nothing. */
  positionsOf(text: string): Bitset | null
}
