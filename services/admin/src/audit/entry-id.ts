import { createHash } from 'node:crypto'

/** The same for the same words, in the shape of every id of the log: what is recorded once is found by it. */
export function entryId(...words: unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
