import type { quoteEndpoint } from '@shop/contracts/cart/cart'
import type { ResultOf } from '@shop/contracts/endpoint'
import type { CartKey } from '@shop/shell/cart/cart'

export type QuoteAnswer = ResultOf<typeof quoteEndpoint>
type QuotedLine = QuoteAnswer['quote']['lines'][number]

type MatchedLine<Line> = { line: Line; quoted: QuotedLine | undefined; isGone: boolean }

/** Puts each line beside what the service answered for it. The answer keeps the order asked and leaves out what is gone. */
export function matchQuote<Line extends CartKey>(
  lines: readonly Line[],
  answer: QuoteAnswer | undefined,
): MatchedLine<Line>[] {
  // A size may stand in the cart twice: alone and as an item of a bundle.
  const answers = Map.groupBy(answer?.quote.lines ?? [], nameOf)
  const gone = new Set(answer?.gone.map(nameOf))
  return lines.map(line => ({ line, quoted: answers.get(nameOf(line))?.shift(), isGone: gone.has(nameOf(line)) }))
}

function nameOf({ article, size }: { article: string; size: string }): string {
  return `${article} ${size}`
}
