import type { Bitset } from './bitset.ts'
import { type Choice, placesOfChoice, spotsOfChoice, valuesOf, without } from './choice.ts'
import { countCommon, filledWords } from './filled-words.ts'
import { countCommonGarments, filledWordsOf } from './garments.ts'
import { type Group, groups } from './list-entry.ts'
import type { ListIndex } from './list-index.ts'
import { type Term, termsOf } from './terms.ts'
import { stepOf, type Together } from './together.ts'
import type { Span } from './values.ts'

/** By the number of each value: how many articles it would show if it were the only one chosen of its group. */
export function countFacets(index: ListIndex, choice: Choice): Uint32Array {
  const counts = new Uint32Array(index.values.size)
  const chosen = choice.groups.map(({ group }) => group)
  // Groups in which nothing is chosen all count among the same articles.
  const free = groups.filter(group => !chosen.includes(group))
  countAmong(index, choice, free, counts)
  for (const group of chosen) countAmong(index, without(choice, group), [group], counts)
  return counts
}

/** The same in cards: by the number of each value, how many garments it would show. `choice` is one of spots. */
export function countGarmentFacets({ garments, values }: ListIndex, choice: Choice): Uint32Array {
  const counts = new Uint32Array(values.size)
  const count = (among: Bitset, of: readonly Group[]) => {
    const words = filledWordsOf(garments, among)
    for (const group of of)
      for (let value = values.spans[group].first; value < values.spans[group].end; value++)
        counts[value] = countCommonGarments(garments, words, among, garments.sets[value] ?? NO_SET)
  }
  const chosen = choice.groups.map(({ group }) => group)
  const free = groups.filter(group => !chosen.includes(group))
  count(spotsOfChoice(garments, choice), free)
  for (const group of chosen) count(spotsOfChoice(garments, without(choice, group)), [group])
  return counts
}

const NO_SET: Bitset = new Int32Array(0)

function countAmong(index: ListIndex, choice: Choice, of: readonly Group[], counts: Uint32Array): void {
  const { together, values } = index
  const terms = choice.text === null ? termsOf(together, valuesOf(choice), together.depth - 1) : null
  if (!terms) walk(index, choice, of, counts)
  else for (const term of terms) for (const group of of) addTerm(together, term, values.spans[group], counts)
}

/** Adds what stands for the term with each value of a group that the term has none of. */
function addTerm(together: Together, { values, sign }: Term, { first, end }: Span, counts: Uint32Array): void {
  let lower = 0
  let rank = 0
  // Whatever follows the group moves up by one.
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0
    const isLower = value < first
    if (isLower) lower++
    rank += stepOf(together, isLower ? at : at + 1, value)
  }
  const steps = together.choose[lower + 1] ?? []
  const ofSize = together.counts[values.length + 1] ?? counts
  for (let value = first; value < end; value++)
    counts[value] = (counts[value] ?? 0) + sign * (ofSize[rank + (steps[value] ?? 0)] ?? 0)
}

/** Looks at all articles of the choice: for what is asked by words, or by many values at once. */
function walk(index: ListIndex, choice: Choice, of: readonly Group[], counts: Uint32Array): void {
  const places = placesOfChoice(index, choice)
  const among = places && filledWords(places)
  for (const group of of) {
    const { first, end } = index.values.spans[group]
    for (let value = first; value < end; value++) {
      const set = index.sets[value]
      if (set && among) counts[value] = countCommon(among, set)
    }
  }
}
