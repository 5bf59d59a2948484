const SHORTEST_TAIL = 3
const LONGEST_TERM = 60

type Searched = { number: string; payment_ids: readonly string[]; phone: string; names: readonly string[] }

/**
 * Every ending of every term that staff search for. A search for any part of a term is then a search for
 * the beginning of one of these, which an index answers.
 */
export function searchTerms({ number, payment_ids, phone, names }: Searched): string[] {
  const terms = [number, ...payment_ids, phone.replace(/\D/g, ''), ...names.flatMap(name => name.split(/\s+/))]
  return [...new Set(terms.flatMap(term => tails(folded(term))))]
}

/** A search as it must be compared: a phone may be typed with spaces, brackets and a plus. */
export function searchedTerm(search: string): string {
  const isPhone = /^[+\d\s()-]+$/.test(search) && /^[+(]|\d[\s()]+\d|\d{7}/.test(search)
  return folded(isPhone ? search.replace(/\D/g, '') : search.trim())
}

function tails(term: string): string[] {
  const from = term.slice(0, LONGEST_TERM)
  const count = Math.max(1, from.length - SHORTEST_TAIL + 1)
  return Array.from({ length: count }, (_, start) => from.slice(start))
}

function folded(text: string): string {
  return text.toLocaleLowerCase('uk').normalize('NFC')
}
