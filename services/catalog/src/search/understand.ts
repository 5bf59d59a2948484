import { isSearchable, tokensIn } from './normalize/fold.ts'
import { onOtherLayout } from './normalize/keyboard-layout.ts'
import { inOneAlphabet } from './normalize/one-alphabet.ts'
import { isStopWord } from './normalize/stop-words.ts'
import {
  bySound,
  type Matcher,
  matchBeginnings,
  plainly,
  withTypos,
  withTyposBySound,
} from './vocabulary/match-tokens.ts'
import type { TokenHits } from './vocabulary/token-hits.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'

/** A word of the query, in the reading that found most, and what it was taken for. */
export type Understood = { token: string; hits: TokenHits }

// Nobody needs more to find a dress, and every word costs a lookup in the vocabulary.
const MAX_TOKENS = 8
const MAX_LETTERS = 32
/** Of what stands between two spaces: some words joined by hyphens. */
const MAX_CHUNK = MAX_TOKENS * (MAX_LETTERS + 1)
const MOST_KNOWN = 1000

/** What a shopper means by a text, word by word; empty when it has no word. */
export function understand(vocabulary: Vocabulary, text: string): Understood[] {
  const chunks = text.toLowerCase().split(/\s+/).filter(isSearchable)
  const meaningful = chunks.filter(chunk => !tokensIn(chunk).every(isStopWord))
  return (meaningful.length > 0 ? meaningful : chunks)
    .slice(0, MAX_TOKENS)
    .flatMap(chunk => knownChunk(vocabulary, chunk.slice(0, MAX_CHUNK)))
    .slice(0, MAX_TOKENS)
}

/** What words were taken for, as long as the vocabulary is the same. */
const understoodIn = new WeakMap<Vocabulary, Map<string, readonly Understood[]>>()

/** Shoppers ask for the same few words again and again, and looking one up is half of a search. */
function knownChunk(vocabulary: Vocabulary, chunk: string): readonly Understood[] {
  const understood = understoodIn.get(vocabulary) ?? new Map<string, readonly Understood[]>()
  understoodIn.set(vocabulary, understood)
  const known = understood.get(chunk) ?? understandChunk(vocabulary, chunk)
  // The word that was asked for last goes last.
  understood.delete(chunk)
  understood.set(chunk, known)
  const [oldest] = understood.keys()
  if (understood.size > MOST_KNOWN && oldest !== undefined) understood.delete(oldest)
  return known
}

/** Whatever is found without guessing wins; a wrong keyboard is likelier than a typing error. */
function understandChunk(vocabulary: Vocabulary, chunk: string): Understood[] {
  const typed = readingOf(inOneAlphabet(chunk))
  const meant = readingOf(onOtherLayout(chunk) ?? '')
  const joined = readingOf(inOneAlphabet(chunk).replaceAll('-', ''))
  const tries: [string[], Matcher][] = [
    ...(typed.length > 1 && joined.length === 1 ? [[joined, exactly] satisfies [string[], Matcher]] : []),
    [typed, plainly],
    [meant, plainly],
    [typed, bySound],
    [typed, matchBeginnings],
    [meant, matchBeginnings],
    [typed, withTypos],
    [typed, withTyposBySound],
    [meant, withTypos],
  ]
  for (const [reading, matcher] of tries) {
    const understood = reading.map(token => ({ token, hits: matcher(vocabulary, token) }))
    if (understood.length > 0 && understood.every(({ hits }) => hits.size > 0)) return understood
  }
  return typed.map(token => ({ token, hits: plainly(vocabulary, token) }))
}

const exactly: Matcher = (vocabulary, token) => (vocabulary.byText.has(token) ? plainly(vocabulary, token) : new Map())

function readingOf(chunk: string): string[] {
  const tokens = tokensIn(chunk).map(token => token.slice(0, MAX_LETTERS))
  const meaningful = tokens.filter(token => !isStopWord(token))
  return meaningful.length > 0 ? meaningful : tokens
}
