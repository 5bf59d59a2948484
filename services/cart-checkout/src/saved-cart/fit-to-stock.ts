import type { SavedLine } from '@shop/contracts/saved-cart'
import type { Sellable } from '@shop/contracts/stock'
import { answeredLines } from '../quote/sellable-lines.ts'

/** What became of a line that the shelf does not cover; `to` is 0 when it is gone. */
export type CartChange = { article: string; size: string; bundle: string | null; from: number; to: number }

/** Reduces lines to what can be bought, and says so line by line (spec §4: a count above the stock is reduced, a line without stock removed). */
export function fitToStock(
  lines: readonly SavedLine[],
  sellables: readonly Sellable[],
): { lines: SavedLine[]; changes: CartChange[] } {
  const fitted = answeredLines(lines, sellables).map(({ wanted, sellable, available }) => ({
    ...wanted,
    count: sellable ? Math.min(wanted.count, available) : 0,
  }))
  const changes = lines.flatMap(({ article, size, bundle, count: from }, place) => {
    const to = fitted[place]?.count ?? 0
    return to === from ? [] : { article, size, bundle, from, to }
  })
  return { lines: fitted.filter(({ count }) => count > 0), changes }
}
