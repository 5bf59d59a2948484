import type { Text } from '@shop/contracts/text'
import type { collectWords } from './vocabulary/collect-words.ts'
import { fold, surfacesIn, wordsIn } from './words/fold.ts'
import { isIdle } from './words/idle-words.ts'

type Words = ReturnType<typeof collectWords>

/** How much a word matters where it stands; the garment's own name and a colour in one word matter most. */
const MATTERS = { most: 3, much: 2, some: 1 } as const
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
  for (const name of [color.uk, color.en]) {
    const shades = wordsIn(name)
    // Black stands before black with flowers when black is asked for.
    for (const shade of shades) add(shade, shades.length === 1 ? MATTERS.most : MATTERS.much)
  }
  for (const one of [title.uk, title.en])
    for (const word of [...wordsIn(one), ...joinedIn(one)]) add(word, MATTERS.much)
  for (const word of wordsIn(`${category?.uk ?? ''} ${category?.en ?? ''}`)) add(word, MATTERS.some)

  for (const [word, strength] of strengths) words.nearWord(text, word, strength)
  for (const surface of surfacesIn(`${title.uk} ${title.en}`)) words.surface(fold(surface), surface)
}

/** Words from which a garment may be known, but not named by: looked at where nothing else is found. */
export function addFarWords(words: Words, text: number, sources: readonly string[]): void {
  const far = new Set(sources.flatMap(wordsIn))
  for (const word of far)
    if (word.length >= SHORTEST_FAR_WORD && !/^\d+$/.test(word) && !isIdle(word)) words.farWord(text, word)
}

/** темно-синя is found as темносиня, too. */
function joinedIn(text: string): string[] {
  return (text.match(/\p{L}+-\p{L}+/gu) ?? []).map(word => fold(word.replace('-', '')))
}
