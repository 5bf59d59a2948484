import type { Word } from './vocabulary.ts'

/** What a word of the query was taken for, the surest first: the higher, the further up its garments stand. */
export const SURE = { exact: 90, prefix: 80, ending: 70, same: 60, akin: 50, far: 40, slip: 30 } as const

/** How surely each word was meant; `far` counts its descriptions, too. */
export type WordHits = ReadonlyMap<Word, { grade: number; isFar: boolean }>

export type CollectedHits = ReturnType<typeof collectHits>

/** Keeps the best grade of each word; a word that no article has is no hit. */
export function collectHits() {
  const found = new Map<Word, { grade: number; isFar: boolean }>()
  const add = (word: Word, grade: number, isFar: boolean) => {
    const known = found.get(word)
    found.set(word, { grade: Math.max(grade, known?.grade ?? 0), isFar: isFar || (known?.isFar ?? false) })
  }
  return {
    found,
    add(word: Word, grade: number): void {
      if (word.near.length > 0) add(word, grade, false)
    },
    addFar(word: Word): void {
      if (word.far.length > 0) add(word, SURE.far, true)
    },
    addAll(hits: WordHits): void {
      for (const [word, { grade, isFar }] of hits) add(word, grade, isFar)
    },
  }
}
