import MiniSearch from 'minisearch'
import type { Synonym } from '../synonyms/synonyms.ts'

/** A token of the index: a word of the shop or of its shoppers, folded, with the texts that have it. */
export type Token = {
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
 * Articles are many and tokens are few, so MiniSearch looks for tokens, and tokens know their texts: its work does not grow with
 * the number of articles.
 */
export type Vocabulary = {
  tokens: readonly Token[]
  byText: ReadonlyMap<string, Token>
  byStem: ReadonlyMap<string, readonly Token[]>
  finder: MiniSearch<TokenDocument>
}

/** Where a token is looked up: one field for each kind of match. */
export type TokenDocument = { id: number; near?: string; far?: string; synonym?: string; sound?: string }

export function createFinder(): MiniSearch<TokenDocument> {
  return new MiniSearch<TokenDocument>({
    fields: ['near', 'far', 'synonym', 'sound'],
    tokenize: text => text.split(' '),
    processTerm: token => token,
  })
}

type Field = Exclude<keyof TokenDocument, 'id'>
type LookUpOptions = { fields: Field[]; prefix?: boolean; fuzzy?: number }

/** The tokens that MiniSearch finds for a term, each with the forms that agree with it. */
export function lookUp(
  { finder, tokens }: Vocabulary,
  term: string,
  how: LookUpOptions,
): { token: Token; forms: string[] }[] {
  return finder.search(term, how).flatMap(({ id, terms }) => {
    const token = tokens[id]
    return token ? [{ token, forms: terms }] : []
  })
}
