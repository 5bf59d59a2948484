import { addTo, type Bitset, emptyBitset } from './bitset.ts'

// й and ї fold to и and і on both sides, so a missing dot or breve does not hide a dress; apostrophes are typed in three ways or not at all.
const MARKS = /[\p{M}'’ʼ`]/gu
const GAPS = /[^\p{L}\p{N}-]+/u

/** Words as they are compared: lower case, without accents and apostrophes. */
export function foldedWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('ґ', 'г')
    .split(GAPS)
    .filter(word => word !== '')
}

export type WordIndex = { size: number; places: ReadonlyMap<string, Uint32Array> }

export function indexWords(entries: readonly { words: readonly string[] }[]): WordIndex {
  const lists = new Map<string, number[]>()
  entries.forEach(({ words }, place) => {
    for (const word of new Set(words)) {
      const list = lists.get(word)
      if (list) list.push(place)
      else lists.set(word, [place])
    }
  })
  const places = new Map([...lists].map(([word, list]) => [word, Uint32Array.from(list)]))
  return { size: entries.length, places }
}

/** Articles that have this folded word as a part of one of theirs. */
export function placesOf(index: WordIndex, part: string): Bitset {
  const found = emptyBitset(index.size)
  for (const [word, places] of index.places) {
    if (word.includes(part)) for (const place of places) addTo(found, place)
  }
  return found
}
