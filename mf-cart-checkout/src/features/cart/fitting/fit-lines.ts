import { type CartKey, type CartLine, withoutLines } from '@shop/shell/cart/cart'
import { matchQuote, type QuoteAnswer } from '../../../quoted-cart/cart-view.ts'

/** What had to change: `count` items are left; 0 means that the line was taken out. */
export type LineChange = { line: CartKey; count: number }

type FittedLines = { lines: readonly CartLine[]; changes: LineChange[] }

/** Cuts the lines down to what can be bought: fewer items, or none. */
export function fitLines(lines: readonly CartLine[], answer: QuoteAnswer): FittedLines {
  const changes = matchQuote(lines, answer).flatMap(({ line, quoted, isGone }) => {
    const count = isGone ? 0 : (quoted?.available ?? line.count)
    return count < line.count ? { line, count } : []
  })
  const counts = new Map(changes.map(({ line, count }) => [line, count]))
  const fitting = lines.map(line => ({ ...line, count: counts.get(line) ?? line.count }))
  return {
    lines: withoutLines(
      fitting,
      fitting.filter(({ count }) => count === 0),
    ),
    changes,
  }
}
