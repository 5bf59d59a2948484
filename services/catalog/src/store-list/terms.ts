import { type CombinationCounts, stepOf } from './combination-counts.ts'

/** A set of values whose articles count for (1) or against (-1) what was asked. */
export type Term = { values: readonly number[]; rank: number; sign: number }

// Beyond this a walk over all articles is the shorter way.
const MOST_TERMS = 400
const EVERYTHING: Term = { values: [], rank: 0, sign: 1 }

/**
 * "Dresses, black or on sale" as sets of values: dresses + black, dresses + on sale, and against them dresses + black +
 * on sale, which would be counted twice. Null when that takes larger sets than `largest`, or too many.
 */
export function termsOf(
  combinations: CombinationCounts,
  groups: readonly (readonly number[])[],
  largest: number,
): Term[] | null {
  let terms = [EVERYTHING]
  for (const values of groups) {
    const oneOf: Term[] = []
    for (const value of values) {
      const twice = oneOf.length
      for (const term of terms) addGrown(combinations, term, value, term.sign, oneOf)
      for (const term of oneOf.slice(0, twice)) addGrown(combinations, term, value, -term.sign, oneOf)
      if (oneOf.length > MOST_TERMS) return null
    }
    if (oneOf.some(term => term.values.length > largest)) return null
    terms = oneOf
  }
  return terms
}

/** How many articles the terms stand for. */
export function countOfTerms({ counts }: CombinationCounts, terms: readonly Term[]): number {
  return terms.reduce((sum, { values, rank, sign }) => sum + sign * (counts[values.length]?.[rank] ?? 0), 0)
}

/** Values come rising, so each follows all that the term has. */
function addGrown(
  combinations: CombinationCounts,
  { values, rank }: Term,
  value: number,
  sign: number,
  to: Term[],
): void {
  const size = values.length + 1
  const grownRank = rank + stepOf(combinations, values.length, value)
  // Colours and the like exclude each other, so most sets are empty and end here.
  if (size <= combinations.depth && combinations.counts[size]?.[grownRank] === 0) return
  to.push({ values: [...values, value], rank: grownRank, sign })
}
