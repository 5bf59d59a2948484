import { addTo, type Bitset, emptyBitset, keepCommon } from './bitset.ts'
import type { TextSearch } from './text-search.ts'

// й and ї fold to и and і on both sides, so a missing dot or breve does not hide a dress; apostrophes are typed in three ways or not at all.
const MARKS = /[\p{M}'’ʼ`]/gu
const GAPS = /[^\p{L}\p{N}-]+/u

// Each word costs a look at all words of the shop; nobody needs more to find a dress.
const MAX_WORDS = 8

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

/** Finds the articles that have every word of a text as a part of one of theirs; one list of words for each place. */
export function searchWords(lists: readonly (readonly string[])[]): TextSearch {
  const index = indexWords(lists)
  return {
    placesOf(text) {
      const [first, ...others] = [...new Set(foldedWords(text))].slice(0, MAX_WORDS)
      if (first === undefined) return null
      const found = placesOf(index, first)
      for (const word of others) keepCommon(found, placesOf(index, word))
      return found
    },
  }
}

/** Every word once, each with the places of the articles that have it: from its start to the start of the next. */
type WordIndex = { size: number; words: readonly string[]; starts: Uint32Array; places: Uint32Array }

function indexWords(lists: readonly (readonly string[])[]): WordIndex {
  const placesByWord = new Map<string, number[]>()
  lists.forEach((words, place) => {
    for (const word of new Set(words)) {
      const places = placesByWord.get(word)
      if (places) places.push(place)
      else placesByWord.set(word, [place])
    }
  })
  // A hundred thousand little arrays would keep the garbage collector busy for as long as the index lives.
  const starts = [0]
  for (const places of placesByWord.values()) starts.push((starts.at(-1) ?? 0) + places.length)
  return {
    size: lists.length,
    words: [...placesByWord.keys()],
    starts: Uint32Array.from(starts),
    places: Uint32Array.from([...placesByWord.values()].flat()),
  }
}

/** Articles that have this folded word as a part of one of theirs. */
function placesOf({ size, words, starts, places }: WordIndex, part: string): Bitset {
  const found = emptyBitset(size)
  words.forEach((word, number) => {
    if (word.includes(part))
      for (const place of places.subarray(starts[number], starts[number + 1])) addTo(found, place)
  })
  return found
}
