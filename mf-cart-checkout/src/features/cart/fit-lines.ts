import type { CartKey, CartLine } from '@shop/shell/cart'
import { matchQuote, type QuoteAnswer } from '../../quoted-cart/match-quote.ts'

/** What had to change: `count` pieces are left; 0 means that the line was taken out. */
export type LineChange = { line: CartKey; count: number }

type FittedLines = { lines: CartLine[]; changes: LineChange[] }

/** Cuts the lines down to what can be bought (spec §4): fewer pieces, or none. */
export function fitLines(lines: readonly CartLine[], answer: QuoteAnswer): FittedLines {
  const fitted: FittedLines = { lines: [], changes: [] }
  for (const { line, quoted, isGone } of matchQuote(lines, answer)) {
    const available = isGone ? 0 : (quoted?.available ?? line.count)
    const count = Math.min(line.count, available)
    if (count < line.count) fitted.changes.push({ line, count })
    if (count > 0) fitted.lines.push(count < line.count ? { ...line, count } : line)
  }
  return fitted
}
