import type { Bitset } from './bitset.ts'

/** What the list needs of the search: the places that a text finds, and nothing more. */
export type TextSearch = {
  /** The places of the articles that a shopper means by this text; null when it asks for nothing. */
  placesOf(text: string): Bitset | null
}
