import { slipsAllowed, slipsBetween } from '../words/slips.ts'
import { bareSound, soundOf } from '../words/sound.ts'
import { stemOf } from '../words/stem.ts'
import { addMeant, addSynonyms } from './meanings.ts'
import { look, type Vocabulary, type Word } from './vocabulary.ts'
import { collectHits, SURE, type WordHits } from './word-hits.ts'

/** A way to understand a word; finds nothing where it does not apply. */
export type Way = (vocabulary: Vocabulary, word: string) => WordHits

// Three letters begin too many words: a longer beginning is needed where a word is less likely to be meant.
const LONG_BEGINNING = 4
const SHORTEST_BEGINNING = 2
const SHORTEST_SOUND = 3

/** Titles, colours and categories first; then what is nearest to it; then descriptions. */
export const plainly: Way = (vocabulary, word) => {
  const ways = [directly, nearest, farOff]
  for (const way of ways) {
    const hits = way(vocabulary, word)
    if (hits.size > 0) return hits
  }
  return new Map()
}

/** Everything that a plain look can find: for words that would not agree otherwise. */
export const widely: Way = (vocabulary, word) => {
  const hits = collectHits()
  for (const way of [directly, nearest, farOff]) hits.addAll(way(vocabulary, word))
  return hits.found
}

/** As it would sound aloud: Latin letters for Ukrainian words. */
export const bySound: Way = (vocabulary, word) => {
  const sound = soundOf(word)
  if (sound.length < SHORTEST_SOUND) return new Map()
  const hits = collectHits()
  const sounds = new Set([sound, bareSound(sound)])
  for (const one of sounds)
    for (const { word } of look(vocabulary, one, { fields: ['sound'] })) addMeant(hits, vocabulary, word, SURE.ending)
  if (hits.found.size > 0) return hits.found
  for (const { word } of look(vocabulary, sound, { fields: ['sound'], prefix: true })) {
    if (word.near.length > 0) hits.add(word, SURE.prefix)
    else if (sound.length >= LONG_BEGINNING) addMeant(hits, vocabulary, word, SURE.prefix)
  }
  return hits.found
}

/** As the first letters of a word that titles do not have. */
export const begun: Way = (vocabulary, word) => {
  const hits = collectHits()
  if (word.length < SHORTEST_BEGINNING) return hits.found
  for (const { word: asked } of look(vocabulary, word, { fields: ['synonym'], prefix: true }))
    addMeant(hits, vocabulary, asked, SURE.same)
  return hits.found
}

/** With slips of the finger; only the fewest count. */
export const withSlips: Way = (vocabulary, word) => closest(vocabulary, word, ['near', 'synonym'])

export const withSlipsBySound: Way = (vocabulary, word) => closest(vocabulary, soundOf(word), ['sound'])

function directly(vocabulary: Vocabulary, word: string): WordHits {
  const hits = collectHits()
  const exact = vocabulary.byText.get(word)
  // Shorts are no form of short: a word that has a meaning of its own is taken at it.
  const isOther = exact !== undefined && exact.synonym !== null && exact.near.length === 0
  const forms = isOther ? [] : (vocabulary.byStem.get(stemOf(word)) ?? [])
  const begun = look(vocabulary, word, { fields: ['near'], prefix: true })
  if (exact) hits.add(exact, SURE.exact)
  for (const { word } of begun) hits.add(word, SURE.prefix)
  for (const form of forms) hits.add(form, SURE.ending)
  for (const asked of askedBy(vocabulary, word)) addSynonyms(hits, vocabulary, asked, 'same')
  return hits.found
}

function nearest(vocabulary: Vocabulary, word: string): WordHits {
  const hits = collectHits()
  for (const asked of askedBy(vocabulary, word)) addSynonyms(hits, vocabulary, asked, 'akin')
  return hits.found
}

function farOff(vocabulary: Vocabulary, word: string): WordHits {
  const hits = collectHits()
  const begun = word.length >= LONG_BEGINNING ? look(vocabulary, word, { fields: ['far'], prefix: true }) : []
  const forms = word.length >= SHORTEST_SOUND ? (vocabulary.byStem.get(stemOf(word)) ?? []) : []
  for (const one of [...forms, ...begun.map(({ word }) => word)]) hits.addFar(one)
  return hits.found
}

/** The synonyms that a word is, an ending of, or the greater part of. */
function askedBy(vocabulary: Vocabulary, word: string): Set<Word> {
  const forms = vocabulary.byStem.get(stemOf(word)) ?? []
  const begun = word.length >= LONG_BEGINNING ? look(vocabulary, word, { fields: ['synonym'], prefix: true }) : []
  return new Set([...forms, ...begun.map(({ word }) => word)].filter(({ synonym }) => synonym))
}

function closest(vocabulary: Vocabulary, term: string, fields: ('near' | 'synonym' | 'sound')[]): WordHits {
  const allowed = slipsAllowed(term.length)
  const hits = collectHits()
  if (allowed === 0) return hits.found
  // Two letters that changed places are one slip to us and two to MiniSearch; three would cost more than they find.
  const candidates = look(vocabulary, term, { fields, fuzzy: 2 }).map(({ word, forms }) => ({
    word,
    slips: Math.min(...forms.filter(form => isLike(term, form)).map(form => slipsBetween(term, form))),
  }))
  const fewest = Math.min(allowed, ...candidates.map(({ slips }) => slips))
  for (const { word, slips } of candidates) if (slips === fewest) addMeant(hits, vocabulary, word, SURE.slip)
  return hits.found
}

// Nobody slips at the first letter of a long word and once more in it.
function isLike(term: string, form: string): boolean {
  return term[0] === form[0] || slipsBetween(term, form) < 2
}
