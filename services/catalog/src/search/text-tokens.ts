import type { Text } from '@shop/contracts/texts/text'
import { fold, surfacesIn, tokensIn } from './normalize/fold.ts'
import { stemOf } from './normalize/stem.ts'
import { isStopWord } from './normalize/stop-words.ts'
import type { collectTokens } from './vocabulary/collect-tokens.ts'

type TokenCollector = ReturnType<typeof collectTokens>

/** How much a word matters where it stands: the garment's own name most, then a colour in one word. */
const MATTERS = { most: 4, more: 3, much: 2, some: 1 } as const
const SHORTEST_FAR_TOKEN = 3

type NearTexts = { title: Text; color: Text; category: Text | undefined }

/** The words that a card shows: they decide what a garment is. */
export function addNearTokens(tokens: TokenCollector, text: number, { title, color, category }: NearTexts): void {
  const strengths = new Map<string, number>()
  const add = (token: string, strength: number) => {
    if (!isStopWord(token)) strengths.set(token, Math.max(strength, strengths.get(token) ?? 0))
  }
  const [garment = ''] = tokensIn(title.uk)
  add(garment, MATTERS.most)
  add(tokensIn(title.en).at(-1) ?? '', MATTERS.most)
  // Black stands before black with flowers when black is asked for.
  const plain = [color.uk, color.en].map(tokensIn).filter(({ length }) => length === 1)
  const shades = new Set(plain.flat().map(stemOf))
  for (const one of [title.uk, title.en, color.uk, color.en])
    for (const token of [...tokensIn(one), ...joinedWordsOf(one).keys()])
      add(token, shades.has(stemOf(token)) ? MATTERS.more : MATTERS.much)
  for (const token of tokensIn(`${category?.uk ?? ''} ${category?.en ?? ''}`)) add(token, MATTERS.some)

  for (const [token, strength] of strengths) tokens.nearToken(text, token, strength)
  const shown = `${title.uk} ${title.en}`
  for (const surface of surfacesIn(shown)) tokens.surface(fold(surface), surface)
  for (const [token, surface] of joinedWordsOf(shown)) tokens.surface(token, surface)
}

/** Words from which a garment may be known, but not named by: looked at where nothing else is found. */
export function addFarTokens(tokens: TokenCollector, text: number, far: Iterable<string>): void {
  for (const token of new Set(far)) tokens.farToken(text, token)
}

export function farTokensIn(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(tokensIn))].filter(
    token => token.length >= SHORTEST_FAR_TOKEN && !/^\d+$/.test(token) && !isStopWord(token),
  )
}

/** темно-синя is found as темносиня, too. */
function joinedWordsOf(text: string): Map<string, string> {
  const surfaces = text.match(/\p{L}+-\p{L}+/gu) ?? []
  return new Map(surfaces.map(surface => [fold(surface.replace('-', '')), surface]))
}
