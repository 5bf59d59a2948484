import { matchesText } from '../fields/search-text.ts'

type Numbered = { label: string; search?: string }

/** "12", "№12" and "відділення 12" mean the number; a street may be followed by a house. */
const NUMBER_ONLY = /^\s*(?:(?:відділення|поштомат|branch|department|postomat|no\.?|№|#)\s*)*(\d+)\s*$/i

/** Is a numbered place (a department, a postomat) meant by what is typed? A bare number is that of the place, never of a house. */
export function matchesNumbered({ label, search = '' }: Numbered, typed: string): boolean {
  const wanted = parseTypedNumber(typed)
  if (!wanted) return matchesText({ label, more: search }, typed)
  return numberOf(label)?.startsWith(wanted) ?? false
}

/** Is it the very number that is typed? It stands before 120 and 12345. */
export function isNumbered({ label }: Pick<Numbered, 'label'>, typed: string): boolean {
  const wanted = parseTypedNumber(typed)
  return wanted !== undefined && numberOf(label) === wanted
}

function parseTypedNumber(typed: string): string | undefined {
  return NUMBER_ONLY.exec(typed)?.[1]
}

/** The first number of a title is its own; the others are weights and houses. */
function numberOf(label: string): string | undefined {
  return /\d+/.exec(label)?.[0]
}
