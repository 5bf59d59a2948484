import type { WantedLine } from '@shop/contracts/cart'
import type { Sellable } from '@shop/contracts/stock'
import { eurFromUah, type Price } from '@shop/money/money'
import type { CartLine } from '@shop/pricing/cart-line'

/** A wanted line and what the catalogue knows of it; `available` counts what earlier lines of the same size leave. */
export type SellableLine = { wanted: WantedLine; sellable: Sellable; list: Price; price: Price; available: number }

type Matched = { lines: SellableLine[]; gone: WantedLine[] }

/**
 * Puts what the catalogue answered beside the lines that were asked. The answer keeps their order and leaves out
 * what is not sold any more, so the same size asked with and without a look finds its own answer.
 */
export function matchLines(wanted: readonly WantedLine[], sellables: readonly Sellable[], rate: number): Matched {
  const answers = Map.groupBy(sellables, keyOf)
  const left = new Map<string, number>()
  const matched: Matched = { lines: [], gone: [] }
  for (const line of wanted) {
    const key = keyOf(line)
    const sellable = answers.get(key)?.shift()
    if (!sellable) {
      matched.gone.push(line)
      continue
    }
    const available = left.get(key) ?? sellable.available
    left.set(key, Math.max(0, available - line.count))
    matched.lines.push({
      wanted: line,
      sellable,
      list: priced(sellable.list, rate),
      price: priced(sellable.price, rate),
      available,
    })
  }
  return matched
}

/** The line as the pricing rules see it. */
export function toCartLine({ wanted, sellable, list, price }: SellableLine): CartLine {
  const { article, size, count } = wanted
  return { article, size, count, list, price, bundlePercent: sellable.bundle_percent, weightKg: sellable.weight_kg }
}

function priced({ uah, eur }: Sellable['list'], rate: number): Price {
  return { uah, eur: eur ?? eurFromUah(uah, rate) }
}

function keyOf({ article, size }: { article: string; size: string }): string {
  return `${article} ${size}`
}
