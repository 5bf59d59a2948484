import MiniSearch from 'minisearch'
import type { Synonym } from '../synonyms/synonyms.ts'

/** A word of the shop or of its shoppers, folded, with the texts that have it. */
export type Word = {
  text: string
  /** As it stands in titles. */
  surfaces: readonly string[]
  /** Texts that have it in title, colour or category, and how much it matters there. */
  near: Uint32Array
  strengths: Uint8Array
  /** Texts that have it somewhere else: in the description, the composition, the collection. */
  far: Uint32Array
  synonym: Synonym | null
}

/**
 * Articles are many and words are few, so MiniSearch looks for words, and words know their texts: its work does not grow with
 * the number of articles.
 */
export type Vocabulary = {
  words: readonly Word[]
  byText: ReadonlyMap<string, Word>
  byStem: ReadonlyMap<string, readonly Word[]>
  finder: MiniSearch<WordDocument>
}

/** Where a word is looked for: one field for each way to find it. */
export type WordDocument = { id: number; near?: string; far?: string; synonym?: string; sound?: string }

export function createFinder(): MiniSearch<WordDocument> {
  return new MiniSearch<WordDocument>({
    fields: ['near', 'far', 'synonym', 'sound'],
    tokenize: text => text.split(' '),
    processTerm: word => word,
  })
}

type Field = Exclude<keyof WordDocument, 'id'>
type Look = { fields: Field[]; prefix?: boolean; fuzzy?: number }

/** The words that MiniSearch finds for a term, each with the forms that agree with it. */
export function look({ finder, words }: Vocabulary, term: string, how: Look): { word: Word; forms: string[] }[] {
  return finder.search(term, how).flatMap(({ id, terms }) => {
    const word = words[id]
    return word ? [{ word, forms: terms }] : []
  })
}
