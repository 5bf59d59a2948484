import { createHash } from 'node:crypto'

/** The same id for the same words, in the form that all ids of the log have: so something is recorded once. */
export function entryId(...words: unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
