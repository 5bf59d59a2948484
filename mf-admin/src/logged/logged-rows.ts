import { differencesOf } from './differences.ts'
import { fieldText, isForPeople } from './field-text.ts'
import { valueText, type Words } from './value-text.ts'

/** A changed field in the office's words. */
export type LoggedRow = { field: string; before: string; after: string }

const LONGEST = 160

/** What changed, field by field, as people say it: what only the machinery needs is left out, long texts are cut. */
export function loggedRows(words: Words, before: unknown, after: unknown): LoggedRow[] {
  return differencesOf(before, after)
    .filter(({ path }) => isForPeople(path))
    .map(place => ({
      field: place.path.length > 0 ? fieldText(words.t, place.path) : words.t('audit.value'),
      before: cut(valueText(words, place, place.before)),
      after: cut(valueText(words, place, place.after)),
    }))
    .filter(row => row.before !== row.after)
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
