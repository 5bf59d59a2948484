import type { StatedStock } from '../draft/draft.ts'

/** What the last import said of a size: a count, and of our own exports which row it was. */
export type LastStated = { stated: number | null; base: string | null }
export type StockDifference = {
  by: number
  /** What to remember once it is applied. */
  stated: number | null
  base: string | null
  /** This row of an export came before: it is not counted twice. */
  isRepeated: boolean
}

/**
 * How many items come or go (docs/rules.md, "Import and export"). A count of a foreign file is compared with what its last import
 * said, at first with what lies there now; a count of our own export with what lay there when it was written, so that what was
 * sold since stays sold.
 */
export function stockDifference(stock: StatedStock, onHand: number, last: LastStated | undefined): StockDifference {
  const { stated: before = null, base: known = null } = last ?? {}
  if ('change' in stock) return { by: stock.change, stated: before, base: known, isRepeated: false }
  if (!('was' in stock)) {
    return { by: stock.stated - (before ?? onHand), stated: stock.stated, base: known, isRepeated: false }
  }
  const base = `${stock.received} ${stock.was} ${stock.stated}`
  const by = stock.stated - stock.was
  if (by === 0) return { by: 0, stated: before, base: known, isRepeated: false }
  return base === known
    ? { by: 0, stated: before, base, isRepeated: true }
    : { by, stated: before, base, isRepeated: false }
}
