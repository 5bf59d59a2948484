import type { Bitset } from './bitset.ts'

/** What the list asks the search: whoever knows words answers with places, and the list asks nothing more. */
export type TextSearch = {
  /** The places of the articles that a shopper means by this text; null when it asks for nothing. */
  placesOf(text: string): Bitset | null
}
