import type { Text } from '@shop/contracts/text'
import type { collectWords } from './vocabulary/collect-words.ts'
import { fold, surfacesIn, wordsIn } from './words/fold.ts'
import { isIdle } from './words/idle-words.ts'
import { stemOf } from './words/stem.ts'

type Words = ReturnType<typeof collectWords>

/** How much a word matters where it stands: the garment's own name most, then a colour in one word. */
const MATTERS = { most: 4, more: 3, much: 2, some: 1 } as const
const SHORTEST_FAR_WORD = 3

type NearTexts = { title: Text; color: Text; category: Text | undefined }

/** The words that a card shows: they decide what a garment is. */
export function addNearWords(words: Words, text: number, { title, color, category }: NearTexts): void {
  const strengths = new Map<string, number>()
  const add = (word: string, strength: number) => {
    if (!isIdle(word)) strengths.set(word, Math.max(strength, strengths.get(word) ?? 0))
  }
  const [garment = ''] = wordsIn(title.uk)
  add(garment, MATTERS.most)
  add(wordsIn(title.en).at(-1) ?? '', MATTERS.most)
  // Black stands before black with flowers when black is asked for.
  const plain = [color.uk, color.en].map(wordsIn).filter(({ length }) => length === 1)
  const shades = new Set(plain.flat().map(stemOf))
  for (const one of [title.uk, title.en, color.uk, color.en])
    for (const word of [...wordsIn(one), ...joinedIn(one).keys()])
      add(word, shades.has(stemOf(word)) ? MATTERS.more : MATTERS.much)
  for (const word of wordsIn(`${category?.uk ?? ''} ${category?.en ?? ''}`)) add(word, MATTERS.some)

  for (const [word, strength] of strengths) words.nearWord(text, word, strength)
  const shown = `${title.uk} ${title.en}`
  for (const surface of surfacesIn(shown)) words.surface(fold(surface), surface)
  for (const [word, surface] of joinedIn(shown)) words.surface(word, surface)
}

/** Words from which a garment may be known, but not named by: looked at where nothing else is found. */
export function addFarWords(words: Words, text: number, far: Iterable<string>): void {
  for (const word of new Set(far)) words.farWord(text, word)
}

export function farWordsIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(wordsIn))].filter(
    word => word.length >= SHORTEST_FAR_WORD && !/^\d+$/.test(word) && !isIdle(word),
  )
}

/** темно-синя is found as темносиня, too. */
function joinedIn(text: string): Map<string, string> {
  const surfaces = text.match(/\p{L}+-\p{L}+/gu) ?? []
  return new Map(surfaces.map(surface => [fold(surface.replace('-', '')), surface]))
}
