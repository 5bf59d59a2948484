import type { Vocabulary, Word } from './vocabulary.ts'
import { type CollectedHits, SURE } from './word-hits.ts'

/** A word that stands in titles, or what it is a synonym of. */
export function addMeant(hits: CollectedHits, vocabulary: Vocabulary, word: Word, grade: number): void {
  hits.add(word, grade)
  addSynonyms(hits, vocabulary, word, 'same', grade)
  if (hits.found.size === 0) addSynonyms(hits, vocabulary, word, 'akin', grade)
}

export function addSynonyms(
  hits: CollectedHits,
  vocabulary: Vocabulary,
  { synonym }: Word,
  kind: 'same' | 'akin',
  atMost: number = SURE[kind],
): void {
  const meant = [...(synonym?.[kind] ?? [])].flatMap(stem => vocabulary.byStem.get(stem) ?? [])
  const inTitles = meant.filter(({ near }) => near.length > 0)
  for (const word of inTitles) hits.add(word, Math.min(atMost, SURE[kind]))
  if (inTitles.length === 0) for (const word of meant) hits.addFar(word)
}
