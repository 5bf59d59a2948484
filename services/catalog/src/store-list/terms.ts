import { stepOf, type Together } from './together.ts'

/** A set of values whose articles count for (1) or against (-1) what was asked. */
export type Term = { values: readonly number[]; rank: number; sign: number }

// Beyond this a walk over all articles is the shorter way.
const MOST_TERMS = 400
const EVERYTHING: Term = { values: [], rank: 0, sign: 1 }

/**
 * "Dresses, black or on sale" as sets of values: dresses + black, dresses + on sale, and against them dresses + black +
 * on sale, which would be counted twice. Null when that takes larger sets than `largest`, or too many.
 */
export function termsOf(together: Together, groups: readonly (readonly number[])[], largest: number): Term[] | null {
  let terms = [EVERYTHING]
  for (const values of groups) {
    const oneOf: Term[] = []
    for (const value of values) {
      const grown = [...terms, ...oneOf.map(against)].map(term => withValue(together, term, value))
      for (const term of grown) {
        // Colours and the like exclude each other, so most sets are empty and end here.
        if (isEmpty(together, term)) continue
        if (term.values.length > largest || oneOf.push(term) > MOST_TERMS) return null
      }
    }
    terms = oneOf
  }
  return terms
}

/** How many articles the terms stand for. */
export function countOfTerms({ counts }: Together, terms: readonly Term[]): number {
  return terms.reduce((sum, { values, rank, sign }) => sum + sign * (counts[values.length]?.[rank] ?? 0), 0)
}

function against(term: Term): Term {
  return { ...term, sign: -term.sign }
}

/** Values come rising, so each follows all that the term has. */
function withValue(together: Together, { values, rank, sign }: Term, value: number): Term {
  return { values: [...values, value], rank: rank + stepOf(together, values.length, value), sign }
}

function isEmpty({ counts, depth }: Together, { values, rank }: Term): boolean {
  return values.length <= depth && counts[values.length]?.[rank] === 0
}
