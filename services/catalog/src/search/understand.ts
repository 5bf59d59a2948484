import { begun, bySound, plainly, type Way, withSlips, withSlipsBySound } from './vocabulary/find-words.ts'
import type { Vocabulary } from './vocabulary/vocabulary.ts'
import type { WordHits } from './vocabulary/word-hits.ts'
import { isSearchable, wordsIn } from './words/fold.ts'
import { isIdle } from './words/idle-words.ts'
import { onOtherLayout } from './words/keyboard-layout.ts'
import { inOneAlphabet } from './words/one-alphabet.ts'

/** A word of the query, in the reading that found most, and what it was taken for. */
export type Understood = { word: string; hits: WordHits }

// Nobody needs more to find a dress, and every word costs a look at the vocabulary.
const MAX_WORDS = 8
const MAX_LETTERS = 32

/** What a shopper means by a text, word by word; empty when it has no word. */
export function understand(vocabulary: Vocabulary, text: string): Understood[] {
  const chunks = text.toLowerCase().split(/\s+/).filter(isSearchable)
  const busy = chunks.filter(chunk => !wordsIn(chunk).every(isIdle))
  return (busy.length > 0 ? busy : chunks)
    .slice(0, MAX_WORDS)
    .flatMap(chunk => understandChunk(vocabulary, chunk))
    .slice(0, MAX_WORDS)
}

/** Whatever is found without guessing wins; a wrong keyboard is likelier than a slip of the finger. */
function understandChunk(vocabulary: Vocabulary, chunk: string): Understood[] {
  const typed = readingOf(inOneAlphabet(chunk))
  const meant = readingOf(onOtherLayout(chunk) ?? '')
  const joined = readingOf(inOneAlphabet(chunk).replaceAll('-', ''))
  const tries: [string[], Way][] = [
    ...(typed.length > 1 && joined.length === 1 ? [[joined, exactly] satisfies [string[], Way]] : []),
    [typed, plainly],
    [meant, plainly],
    [typed, bySound],
    [typed, begun],
    [meant, begun],
    [typed, withSlips],
    [typed, withSlipsBySound],
    [meant, withSlips],
  ]
  for (const [reading, way] of tries) {
    const understood = reading.map(word => ({ word, hits: way(vocabulary, word) }))
    if (understood.length > 0 && understood.every(({ hits }) => hits.size > 0)) return understood
  }
  return typed.map(word => ({ word, hits: plainly(vocabulary, word) }))
}

const exactly: Way = (vocabulary, word) => (vocabulary.byText.has(word) ? plainly(vocabulary, word) : new Map())

function readingOf(chunk: string): string[] {
  const words = wordsIn(chunk).map(word => word.slice(0, MAX_LETTERS))
  const busy = words.filter(word => !isIdle(word))
  return busy.length > 0 ? busy : words
}
