import { countCommon, has, nonZeroBlocks } from './bitset.ts'
import {
  type Choice,
  countChosenGarments,
  layersOfChoice,
  positionsOfChoice,
  valuesOf,
  withChosen,
  without,
} from './choice.ts'
import { type CombinationCounts, stepOf } from './combination-counts.ts'
import { countByValue } from './garment-layers.ts'
import { countsFor } from './garments.ts'
import { type Group, groups } from './list-entry.ts'
import type { ListIndex } from './list-index.ts'
import { type Term, termsOf } from './terms.ts'
import type { Span } from './values.ts'

/** Counts into `counts` what each value of the groups would show among the articles of a choice. */
type CountAmong = (index: ListIndex, choice: Choice, of: readonly Group[], counts: number[]) => void

/** By the number of each value: how many articles it would show if it were the only one chosen of its group. */
export function countFacets(index: ListIndex, choice: Choice): number[] {
  return countEachGroup(index, choice, countAmong)
}

/** Counts in cards. */
export function countGarmentFacets(index: ListIndex, choice: Choice): number[] {
  return countEachGroup(index, choice, countGarmentsAmong)
}

function countEachGroup(index: ListIndex, choice: Choice, countInto: CountAmong): number[] {
  const counts = Array<number>(index.values.size).fill(0)
  const chosen = choice.groups.map(({ group }) => group)
  // Groups in which nothing is chosen all count among the same articles.
  const free = groups.filter(group => !chosen.includes(group))
  countInto(index, choice, free, counts)
  for (const group of chosen) countInto(index, without(choice, group), [group], counts)
  return counts
}

function countGarmentsAmong(index: ListIndex, choice: Choice, of: readonly Group[], counts: number[]): void {
  const { garments, values } = index
  const chosen = valuesOf(choice)
  const counted = choice.within === null ? countsFor(garments, chosen) : null
  const terms = counted && termsOf(counted, chosen, counted.depth - 1)
  if (terms) for (const term of terms) for (const group of of) addTerm(counted, term, values.spans[group], counts)
  else walkGarments(index, choice, of, counts)
  if (terms && counted === garments.perGarmentCounts) recountDiffering(index, choice, of, counts)
}

/** In which height a size is matters for values that differ between the heights themselves. */
function recountDiffering(index: ListIndex, choice: Choice, of: readonly Group[], counts: number[]): void {
  const { garments, values } = index
  for (const group of of) {
    const { first, end } = values.spans[group]
    for (let value = first; value < end; value++)
      if (has(garments.differingValues, value))
        counts[value] = countChosenGarments(index, withChosen(choice, group, value))
  }
}

/** Looks at all garments of the choice: for what is asked by words or by a price, or by values that differ between heights. */
function walkGarments(index: ListIndex, choice: Choice, of: readonly Group[], counts: number[]): void {
  const { garments, values } = index
  const among = layersOfChoice(index, choice)
  if (!among) return
  const countOf = countByValue(garments.layers, garments.differingValues, among)
  for (const group of of) {
    const { first, end } = values.spans[group]
    for (let value = first; value < end; value++) counts[value] = countOf(value)
  }
}

function countAmong(index: ListIndex, choice: Choice, of: readonly Group[], counts: number[]): void {
  const { articleCounts, values } = index
  const terms = choice.within === null ? termsOf(articleCounts, valuesOf(choice), articleCounts.depth - 1) : null
  if (!terms) walk(index, choice, of, counts)
  else for (const term of terms) for (const group of of) addTerm(articleCounts, term, values.spans[group], counts)
}

/** Adds what stands for the term with each value of a group that the term has none of. */
function addTerm(
  combinations: CombinationCounts,
  { values, sign }: Term,
  { first, end }: Span,
  counts: number[],
): void {
  let lower = 0
  let rank = 0
  // Whatever follows the group moves up by one.
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0
    const isLower = value < first
    if (isLower) lower++
    rank += stepOf(combinations, isLower ? at : at + 1, value)
  }
  const steps = combinations.choose[lower + 1] ?? []
  const ofSize = combinations.counts[values.length + 1] ?? NO_COUNTS
  for (let value = first; value < end; value++)
    counts[value] = (counts[value] ?? 0) + sign * (ofSize[rank + (steps[value] ?? 0)] ?? 0)
}

const NO_COUNTS = new Uint32Array(0)

/** Looks at all articles of the choice: for what is asked by words or by a price, or by many values at once. */
function walk(index: ListIndex, choice: Choice, of: readonly Group[], counts: number[]): void {
  const positions = positionsOfChoice(index, choice)
  const among = positions && nonZeroBlocks(positions)
  for (const group of of) {
    const { first, end } = index.values.spans[group]
    for (let value = first; value < end; value++) {
      const set = index.sets[value]
      if (set && among) counts[value] = countCommon(among, set)
    }
  }
}
