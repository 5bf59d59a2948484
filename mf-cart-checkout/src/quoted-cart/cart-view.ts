import type { Quote, quoteEndpoint } from '@shop/contracts/cart/cart'
import type { KeptGoods } from '@shop/contracts/catalog/kept-goods'
import type { ProductCard } from '@shop/contracts/catalog/products'
import type { ResultOf } from '@shop/contracts/endpoint'
import type { Text } from '@shop/contracts/texts/text'
import type { CartKey, CartLine } from '@shop/shell/cart/cart'

/** What a line shows; what is not known yet is null. */
export type CartLineView = {
  /** Names the line in lists and in messages. */
  id: string
  key: CartKey
  size: string
  count: number
  /** Items that can be bought. */
  available: number | null
  title: Text | null
  picture: { file: string; alt: Text } | null
  color: Text | null
  height: string | null
  currency: Quote['currency'] | null
  sum: number | null
  /** Before the line's own discount; null when there is none. */
  listSum: number | null
  /** The day from which it ships, when it is sold in advance. */
  preorder: string | null
  problem: 'short' | 'gone' | null
  /** What is null is on its way; else it cannot be had now. */
  isAwaited: boolean
}

type Known = {
  answer: QuoteAnswer | undefined
  /** The answer is for exactly these lines, not for those before. */
  isExact: boolean
  isAwaited: boolean
  cards: readonly ProductCard[]
  /** What this browser remembers, for a line that no card is here of. */
  kept?: readonly KeptGoods[]
}

export function viewLines(
  lines: readonly CartLine[],
  { answer, isExact, isAwaited, cards, kept = [] }: Known,
): CartLineView[] {
  return matchQuote(lines, answer).map(({ line, quoted, isGone }) => {
    const card = cards.find(({ article }) => article === line.article)
    const remembered = card ? undefined : kept.find(({ article }) => article === line.article)
    const [picture] = card?.previewImages ?? picturesOf(remembered)
    const isCounted = quoted?.count === line.count
    return {
      id: lineId(line),
      key: { article: line.article, size: line.size, bundle: line.bundle },
      size: line.size,
      count: line.count,
      available: quoted?.available ?? null,
      title: (card ?? remembered)?.title ?? null,
      picture: picture ? { file: picture.name, alt: picture.alt } : null,
      color: card?.color.title ?? remembered?.color ?? null,
      height: (card ?? remembered)?.height ?? null,
      currency: answer?.quote.currency ?? null,
      // The last known sum stays while the next one is on its way: totals must not jump.
      sum: quoted && (isExact || isAwaited || isSureOf(quoted, line.count)) ? quoted.sum : null,
      listSum: quoted && quoted.unit < quoted.list ? quoted.list * quoted.count : null,
      preorder: quoted?.preorder ?? null,
      problem: isGone ? 'gone' : isCounted && quoted.available < line.count ? 'short' : null,
      isAwaited,
    }
  })
}

function picturesOf(remembered: KeptGoods | undefined): { name: string; alt: Text }[] {
  return remembered?.picture ? [{ name: remembered.picture, alt: remembered.title }] : []
}

/** A reduced price may hang on the rest of the cart, as that of a bundle does: after a change nobody knows it. */
function isSureOf({ count, unit, list }: Quote['lines'][number], wanted: number): boolean {
  return count === wanted && unit === list
}

export function lineId({ article, size, bundle = null }: CartKey): string {
  return [article, size, bundle ?? ''].join('|')
}

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

/** What the cart has of pre-orders: nothing else (`only`), or other things too (`mixed`); and the day from which the last one ships. */
export type Preorders = { kind: 'only' | 'mixed'; lastDay: string }

/** Null when everything lies on the shelf. */
export function preordersIn(lines: readonly CartLineView[]): Preorders | null {
  const days = lines.flatMap(({ preorder }) => preorder ?? [])
  // Days of the form YYYY-MM-DD stand in the order of time.
  const lastDay = days.toSorted().at(-1)
  if (!lastDay) return null
  return { kind: days.length === lines.length ? 'only' : 'mixed', lastDay }
}
