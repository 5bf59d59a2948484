import { matchesText } from '@shop/ui-kit/search-text'

type Listed = { label: string; search?: string }

/** "12", "№12" and "відділення 12" mean the number; a street may be followed by a house. */
const NUMBER_ONLY = /^\s*(?:(?:відділення|поштомат|branch|department|postomat|no\.?|№|#)\s*)*(\d+)\s*$/i

/** The first number of a department's title is its own; the others are weights and houses. */
export function fitsDepartment({ label, search = '' }: Listed, typed: string): boolean {
  const [, wanted] = NUMBER_ONLY.exec(typed) ?? []
  if (!wanted) return matchesText({ label, more: search }, typed)
  return /\d+/.exec(label)?.[0].startsWith(wanted) ?? false
}
