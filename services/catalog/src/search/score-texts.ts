import { stemOf } from './normalize/stem.ts'
import { kindStems } from './synonyms/kinds.ts'
import type { Understood } from './understand.ts'
import { widely } from './vocabulary/match-tokens.ts'
import { SURE, type TokenHits } from './vocabulary/token-hits.ts'
import type { Token, Vocabulary } from './vocabulary/vocabulary.ts'

/** How well each text agrees with the query, 0 for not at all, and the words by which it does. */
export type TextScores = { scores: Uint16Array; tokens: ReadonlySet<Token> }

// More words that agree weigh more than any of them.
const AGREES = 1000

/**
 * All words should agree. Where no text has them all and a word says which kind of garment is wanted, those of that kind stand in the
 * order in which they agree with the others. Else words are taken more widely, by descriptions too; and when even that is in vain, the
 * texts that agree with most of the words are better than none, if these are at least half.
 */
export function scoreTexts(vocabulary: Vocabulary, texts: number, understood: readonly Understood[]): TextScores {
  const strict = () => understood.map(({ hits }) => hits)
  const wide = () =>
    understood.map(({ token, hits }) => {
      const more = widely(vocabulary, token)
      return more.size > 0 ? more : hits
    })
  const half = Math.ceil(understood.length / 2)
  // Most find with the first: what the others would find is not looked for until then.
  const kinds = understood.map(isKind)
  const ofKind = () => wide().map((hits, at) => (kinds[at] ? (understood[at]?.hits ?? hits) : hits))
  const asked = { kinds, wanted: half }
  const tries: [() => TokenHits[], Wanted][] = [
    [strict, { wanted: understood.length }],
    ...(kinds.includes(true) ? [[ofKind, asked] satisfies [() => TokenHits[], Wanted]] : []),
    [wide, { wanted: understood.length }],
    [strict, { wanted: half }],
  ]
  for (const [taken, wanted] of tries) {
    const hits = taken()
    const scores = sumOf(hits, texts, wanted)
    if (scores) return { scores, tokens: new Set(hits.flatMap(tokens => [...tokens.keys()])) }
  }
  return { scores: new Uint16Array(texts), tokens: new Set() }
}

/** How many words must agree; with `kinds`, by word whether it names a kind of garment: texts of no such kind are none. */
type Wanted = { wanted: number; kinds?: readonly boolean[] }

/** Does the word name what a garment is, by a title or a category? */
function isKind({ hits }: Understood): boolean {
  return [...hits.keys()].some(({ near, text }) => near.length > 0 && kindStems.has(stemOf(text)))
}

/**
 * Only the texts with which most words agree, when these are as many as wanted; null when there are none. Where a kind is asked for,
 * all of that kind are shown, and those with which more words agree stand first.
 */
function sumOf(hits: readonly TokenHits[], texts: number, { wanted, kinds }: Wanted): Uint16Array | null {
  const sums = new Uint16Array(texts)
  const isOfKind = kinds && new Uint8Array(texts)
  let best = 0
  for (const [word, tokens] of hits.entries()) {
    const grades = gradesOf(tokens, texts)
    for (let text = 0; text < texts; text++) {
      const grade = grades[text] ?? 0
      if (grade === 0) continue
      if (isOfKind && kinds[word]) isOfKind[text] = 1
      const sum = (sums[text] ?? 0) + AGREES + grade
      sums[text] = sum
      if (sum > best && !isOfKind) best = sum
    }
  }
  if (isOfKind)
    for (let text = 0; text < texts; text++) {
      if (isOfKind[text] === 0) sums[text] = 0
      best = Math.max(best, sums[text] ?? 0)
    }
  const most = Math.floor(best / AGREES)
  if (most === 0 || most < wanted) return null
  if (!isOfKind) for (let text = 0; text < texts; text++) if ((sums[text] ?? 0) < most * AGREES) sums[text] = 0
  return sums
}

function gradesOf(hits: TokenHits, texts: number): Uint8Array {
  const grades = new Uint8Array(texts)
  for (const [{ near, strengths, far }, { grade, isFar }] of hits) {
    for (let at = 0; at < near.length; at++) {
      const text = near[at] ?? 0
      const sureness = grade + (strengths[at] ?? 0)
      if (sureness > (grades[text] ?? 0)) grades[text] = sureness
    }
    if (isFar) for (const text of far) grades[text] = Math.max(grades[text] ?? 0, SURE.far)
  }
  return grades
}
