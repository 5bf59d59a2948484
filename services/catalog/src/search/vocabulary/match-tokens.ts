import { bareSound, soundOf } from '../normalize/sound.ts'
import { stemOf } from '../normalize/stem.ts'
import { editDistance, typosAllowed } from '../normalize/typos.ts'
import { type CollectedHits, collectHits, SURE, type TokenHits } from './token-hits.ts'
import { lookUp, type Token, type Vocabulary } from './vocabulary.ts'

/** Finds the tokens that a word of the query stands for; finds nothing where its rule does not apply. */
export type Matcher = (vocabulary: Vocabulary, token: string) => TokenHits

// Three letters begin too many words: a longer beginning is needed where a word is less likely to be meant.
const LONG_BEGINNING = 4
const SHORTEST_BEGINNING = 2
const SHORTEST_SOUND = 3

/** Titles, colours and categories first; then what is nearest to it; then descriptions. */
export const plainly: Matcher = (vocabulary, token) => {
  const matchers = [directly, nearest, farOff]
  for (const matcher of matchers) {
    const hits = matcher(vocabulary, token)
    if (hits.size > 0) return hits
  }
  return new Map()
}

/** Everything that a plain lookup can find: for words that would not agree otherwise. */
export const widely: Matcher = (vocabulary, token) => {
  const hits = collectHits()
  for (const matcher of [directly, nearest, farOff]) hits.addAll(matcher(vocabulary, token))
  return hits.found
}

/** As it would sound aloud: Latin letters for Ukrainian words. */
export const bySound: Matcher = (vocabulary, token) => {
  const sound = soundOf(token)
  if (sound.length < SHORTEST_SOUND) return new Map()
  const hits = collectHits()
  const sounds = new Set([sound, bareSound(sound)])
  for (const one of sounds)
    for (const { token } of lookUp(vocabulary, one, { fields: ['sound'] }))
      addMeant(hits, vocabulary, token, SURE.ending)
  if (hits.found.size > 0) return hits.found
  for (const { token } of lookUp(vocabulary, sound, { fields: ['sound'], prefix: true })) {
    if (token.near.length > 0) hits.add(token, SURE.prefix)
    else if (sound.length >= LONG_BEGINNING) addMeant(hits, vocabulary, token, SURE.prefix)
  }
  return hits.found
}

/** As the first letters of a word that titles do not have. */
export const matchBeginnings: Matcher = (vocabulary, token) => {
  const hits = collectHits()
  if (token.length < SHORTEST_BEGINNING) return hits.found
  for (const { token: asked } of lookUp(vocabulary, token, { fields: ['synonym'], prefix: true }))
    addMeant(hits, vocabulary, asked, SURE.same)
  return hits.found
}

/** With typing errors; only the fewest count. */
export const withTypos: Matcher = (vocabulary, token) => closest(vocabulary, token, ['near', 'synonym'])

export const withTyposBySound: Matcher = (vocabulary, token) => closest(vocabulary, soundOf(token), ['sound'])

function directly(vocabulary: Vocabulary, token: string): TokenHits {
  const hits = collectHits()
  const exact = vocabulary.byText.get(token)
  // Shorts are no form of short: a word that has a meaning of its own is taken at it.
  const isOther = exact !== undefined && exact.synonym !== null && exact.near.length === 0
  const forms = isOther ? [] : (vocabulary.byStem.get(stemOf(token)) ?? [])
  const begun = lookUp(vocabulary, token, { fields: ['near'], prefix: true })
  if (exact) hits.add(exact, SURE.exact)
  for (const { token } of begun) hits.add(token, SURE.prefix)
  for (const form of forms) hits.add(form, SURE.ending)
  for (const asked of findSynonyms(vocabulary, token)) addSynonyms(hits, vocabulary, asked, 'same')
  return hits.found
}

function nearest(vocabulary: Vocabulary, token: string): TokenHits {
  const hits = collectHits()
  for (const asked of findSynonyms(vocabulary, token)) addSynonyms(hits, vocabulary, asked, 'akin')
  return hits.found
}

function farOff(vocabulary: Vocabulary, token: string): TokenHits {
  const hits = collectHits()
  const begun = token.length >= LONG_BEGINNING ? lookUp(vocabulary, token, { fields: ['far'], prefix: true }) : []
  const forms = token.length >= SHORTEST_SOUND ? (vocabulary.byStem.get(stemOf(token)) ?? []) : []
  for (const one of [...forms, ...begun.map(({ token }) => token)]) hits.addFar(one)
  return hits.found
}

/** The synonyms that a word is, an ending of, or the greater part of. */
function findSynonyms(vocabulary: Vocabulary, token: string): Set<Token> {
  const forms = vocabulary.byStem.get(stemOf(token)) ?? []
  const begun = token.length >= LONG_BEGINNING ? lookUp(vocabulary, token, { fields: ['synonym'], prefix: true }) : []
  return new Set([...forms, ...begun.map(({ token }) => token)].filter(({ synonym }) => synonym))
}

function closest(vocabulary: Vocabulary, term: string, fields: ('near' | 'synonym' | 'sound')[]): TokenHits {
  const allowed = typosAllowed(term.length)
  const hits = collectHits()
  if (allowed === 0) return hits.found
  // Two letters that changed positions are one typing error to us and two to MiniSearch; three would cost more than they find.
  const candidates = lookUp(vocabulary, term, { fields, fuzzy: 2 }).map(({ token, forms }) => ({
    token,
    typos: Math.min(...forms.filter(form => isLike(term, form)).map(form => editDistance(term, form))),
  }))
  const fewest = Math.min(allowed, ...candidates.map(({ typos }) => typos))
  for (const { token, typos } of candidates) if (typos === fewest) addMeant(hits, vocabulary, token, SURE.typo)
  return hits.found
}

// Two typing errors that begin at the first letter of a word are unlikely.
function isLike(term: string, form: string): boolean {
  return term[0] === form[0] || editDistance(term, form) < 2
}

/** A word that stands in titles, or what it is a synonym of. */
function addMeant(hits: CollectedHits, vocabulary: Vocabulary, token: Token, grade: number): void {
  hits.add(token, grade)
  addSynonyms(hits, vocabulary, token, 'same', grade)
  if (hits.found.size === 0) addSynonyms(hits, vocabulary, token, 'akin', grade)
}

function addSynonyms(
  hits: CollectedHits,
  vocabulary: Vocabulary,
  { synonym }: Token,
  kind: 'same' | 'akin',
  atMost: number = SURE[kind],
): void {
  const meant = [...(synonym?.[kind] ?? [])].flatMap(stem => vocabulary.byStem.get(stem) ?? [])
  const inTitles = meant.filter(({ near }) => near.length > 0)
  for (const token of inTitles) hits.add(token, Math.min(atMost, SURE[kind]))
  if (inTitles.length === 0) for (const token of meant) hits.addFar(token)
}
