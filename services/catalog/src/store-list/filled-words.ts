import { type Bitset, onesIn, wordAt } from './bitset.ts'

/** The words of a set that are not empty, and where they stand: most filters leave few, and each value is counted among them. */
export type FilledWords = { at: Int32Array; bits: Int32Array }

/** Keeps the words that are not empty. */
export function filledWords(set: Bitset): FilledWords {
  const at = new Int32Array(set.length)
  let filled = 0
  for (let word = 0; word < set.length; word++) if (wordAt(set, word) !== 0) at[filled++] = word
  const words = at.subarray(0, filled)
  return { at: words, bits: words.map(word => wordAt(set, word)) }
}

/** How many stand in both. */
export function countCommon({ at, bits }: FilledWords, set: Bitset): number {
  let count = 0
  for (let number = 0; number < at.length; number++) count += onesIn((bits[number] ?? 0) & (set[at[number] ?? 0] ?? 0))
  return count
}
