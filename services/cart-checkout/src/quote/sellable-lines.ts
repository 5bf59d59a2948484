import type { WantedLine } from '@shop/contracts/cart/cart'
import { MAX_LINE_COUNT } from '@shop/contracts/cart/cart-limits'
import type { Sellable } from '@shop/contracts/catalog/stock'
import { eurFromUah, type Price } from '@shop/money/money'
import type { CartLine } from '@shop/pricing/line-price'

/** A wanted line with what the catalogue answered; null when the article or size is not sold any more. */
type AnsweredLine<Line = WantedLine> = {
  wanted: Line
  sellable: Sellable | null
  /** What earlier lines of the same size leave. */
  available: number
  /** The day from which it ships, when it is sold in advance (docs/rules.md, "Pre-orders"). */
  preorder: string | null
}

/** A line as the pricing rules see it, with all that an order of it keeps. */
export type SellableLine = CartLine & AnsweredLine & { sellable: Sellable }

type Terms = {
  rate: number
  /** What has no weight is taken to weigh so many kilograms. */
  default_weight_kg: number
}

/**
 * Puts what the catalogue answered beside the lines that were asked. The answer keeps their order and leaves out
 * what is not sold any more, so the same size asked with and without a bundle finds its own answer.
 */
export function answeredLines<Line extends WantedLine>(
  wanted: readonly Line[],
  sellables: readonly Sellable[],
): AnsweredLine<Line>[] {
  const answers = Map.groupBy(sellables, keyOf)
  const left = new Map<string, number>()
  return wanted.map(line => {
    const key = keyOf(line)
    const sellable = answers.get(key)?.shift() ?? null
    if (!sellable) return { wanted: line, sellable, available: 0, preorder: null }
    const awaited = sellable.available === 0 ? sellable.preorder : null
    const available = left.get(key) ?? (awaited ? (awaited.left ?? MAX_LINE_COUNT) : sellable.available)
    left.set(key, Math.max(0, available - line.count))
    return { wanted: line, sellable, available, preorder: awaited?.expected_on ?? null }
  })
}

/** The lines with their prices, and those that are gone. */
export function matchLines(wanted: readonly WantedLine[], sellables: readonly Sellable[], terms: Terms) {
  const matched: { lines: SellableLine[]; gone: WantedLine[] } = { lines: [], gone: [] }
  for (const { sellable, ...answered } of answeredLines(wanted, sellables)) {
    if (sellable) matched.lines.push(toSellable({ ...answered, sellable }, terms))
    else matched.gone.push(answered.wanted)
  }
  return matched
}

function toSellable(answered: AnsweredLine & { sellable: Sellable }, { rate, default_weight_kg }: Terms): SellableLine {
  const { wanted, sellable } = answered
  return {
    ...answered,
    article: wanted.article,
    size: wanted.size,
    count: wanted.count,
    list: toPrice(sellable.list, rate),
    price: toPrice(sellable.price, rate),
    bundlePercent: sellable.bundle_percent,
    weightKg: sellable.weight_kg ?? default_weight_kg,
  }
}

function toPrice({ uah, eur }: Sellable['list'], rate: number): Price {
  return { uah, eur: eur ?? eurFromUah(uah, rate) }
}

function keyOf({ article, size }: { article: string; size: string }): string {
  return `${article} ${size}`
}
