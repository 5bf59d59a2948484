import { inOneSpelling } from '@shop/contracts/texts/one-spelling'

const SHORTEST_TAIL = 3
const LONGEST_TERM = 60
const MOST_WORDS = 40

type Searched = {
  /** Numbers and ids, found by any part of them. */
  numbers?: readonly string[]
  phone: string
  /** Name and surname. */
  names: readonly string[]
  email?: string
  articles?: readonly string[]
  /** Titles and comments, found from each of their first 40 words on. */
  phrases?: readonly string[]
}

/**
 * Every ending of every term that staff search for. A search for any part of a term is then a search for
 * the beginning of one of these, which an index answers. Emails and articles are found from the beginning of each of their parts,
 * phrases from the beginning of each word.
 */
export function searchTerms({
  numbers = [],
  phone,
  names,
  email = '',
  articles = [],
  phrases = [],
}: Searched): string[] {
  const whole = [...numbers, phone.replace(/\D/g, '')].filter(Boolean).map(inOneSpelling)
  const parted = [email, ...articles].map(inOneSpelling)
  const terms = [
    ...whole.flatMap(term => tails(term)),
    ...nameTerms(names),
    ...parted.flatMap(parts),
    ...phrases.flatMap(phraseTerms),
  ]
  return [...new Set(terms)]
}

/** A search as it must be compared: a phone may be typed with spaces, brackets and a plus, a name and a surname with a comma. */
export function searchedTerm(typed: string): string {
  const search = inOneSpelling(typed)
  const isPhone = /^[+\d\s()-]+$/.test(search) && /^[+(]|\d[\s()]+\d|\d{7}/.test(search)
  return isPhone ? search.replace(/\D/g, '') : inWords(search)
}

/** Quotes and commas are typed or left out as it comes. */
function inWords(text: string): string {
  return text.replace(/[\s,«»„“”"]+/g, ' ').trim()
}

/** "сукня анна міді", "анна міді" and "міді". */
function phraseTerms(phrase: string): string[] {
  const words = inWords(inOneSpelling(phrase)).split(' ').filter(Boolean).slice(0, MOST_WORDS)
  return words.map((_, start) => words.slice(start).join(' ').slice(0, LONGEST_TERM))
}

/** "олена шевченко" and "шевченко олена", each from every letter of its first name on: the rest is in the other. */
function nameTerms(names: readonly string[]): string[] {
  const [first = '', ...others] = names.map(name => inOneSpelling(name.trim().replace(/\s+/g, ' '))).filter(Boolean)
  const rest = others.join(' ')
  if (!rest) return first ? tails(first) : []
  return [...tails(`${first} ${rest}`, first.length), ...tails(`${rest} ${first}`, rest.length)]
}

function tails(term: string, starts = LONGEST_TERM): string[] {
  const count = Math.min(starts, Math.max(1, Math.min(term.length, LONGEST_TERM) - SHORTEST_TAIL + 1))
  return Array.from({ length: count }, (_, start) => term.slice(start, start + LONGEST_TERM))
}

/** The term, and what is left of it after each of its separators. */
function parts(term: string): string[] {
  const starts = [...term.matchAll(/[-@._+]/g)].map(({ index }) => index + 1)
  const endings = starts.map(start => term.slice(start)).filter(({ length }) => length >= SHORTEST_TAIL)
  return [...(term ? [term] : []), ...endings].map(ending => ending.slice(0, LONGEST_TERM))
}
