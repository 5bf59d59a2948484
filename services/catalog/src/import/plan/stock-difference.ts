import type { StatedStock } from '../draft/draft.ts'

/** What the last import said of a size: a count, and of our own exports which row it was. */
export type LastSaid = { said: number | null; base: string | null }
export type StockDifference = {
  by: number
  /** What to remember once it is applied. */
  said: number | null
  base: string | null
  /** The same row of an export came before: it is not counted twice. */
  isRepeated: boolean
}

/**
 * How many items come or go (rules §9.7, integrations §8). A count of a foreign file is compared with what its last import
 * said, at first with what lies there now; a count of our own export with what lay there when it was written, so that what was
 * sold since stays sold.
 */
export function stockDifference(word: StatedStock, onHand: number, last: LastSaid | undefined): StockDifference {
  const { said: before = null, base: known = null } = last ?? {}
  if ('change' in word) return { by: word.change, said: before, base: known, isRepeated: false }
  if (!('was' in word)) {
    return { by: word.said - (before ?? onHand), said: word.said, base: known, isRepeated: false }
  }
  const base = `${word.received} ${word.was} ${word.said}`
  const by = word.said - word.was
  if (by === 0) return { by: 0, said: before, base: known, isRepeated: false }
  return base === known
    ? { by: 0, said: before, base, isRepeated: true }
    : { by, said: before, base, isRepeated: false }
}
