import type { WantedLine } from '@shop/contracts/cart/cart'
import { MAX_LINE_COUNT } from '@shop/contracts/cart/cart-limits'
import type { Sellable } from '@shop/contracts/catalog/stock'
import { eurFromUah, type Price } from '@shop/money/money'
import type { CartLine } from '@shop/pricing/line-price'

/** A wanted line and what the catalogue knows of it; `available` counts what earlier lines of the same size leave. */
export type SellableLine = {
  wanted: WantedLine
  sellable: Sellable
  list: Price
  price: Price
  available: number
  /** The day from which it ships, when it is sold in advance (rules §11). */
  preorder: string | null
}

type Matched = { lines: SellableLine[]; gone: WantedLine[] }

/** What the catalogue answered of one line; null when the article or size is not sold any more. */
type AnsweredLine<Line> = { wanted: Line; sellable: Sellable | null; available: number; preorder: string | null }

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
export function matchLines(wanted: readonly WantedLine[], sellables: readonly Sellable[], rate: number): Matched {
  const matched: Matched = { lines: [], gone: [] }
  for (const { wanted: line, sellable, available, preorder } of answeredLines(wanted, sellables)) {
    if (sellable) {
      const [list, price] = [priced(sellable.list, rate), priced(sellable.price, rate)]
      matched.lines.push({ wanted: line, sellable, list, price, available, preorder })
    } else matched.gone.push(line)
  }
  return matched
}

/** The line as the pricing rules see it; what has no weight is taken to weigh so many kilograms. */
export function toCartLine({ wanted, sellable, list, price }: SellableLine, missingKg: number): CartLine {
  const { article, size, count } = wanted
  return {
    article,
    size,
    count,
    list,
    price,
    bundlePercent: sellable.bundle_percent,
    weightKg: sellable.weight_kg ?? missingKg,
  }
}

function priced({ uah, eur }: Sellable['list'], rate: number): Price {
  return { uah, eur: eur ?? eurFromUah(uah, rate) }
}

function keyOf({ article, size }: { article: string; size: string }): string {
  return `${article} ${size}`
}
