import { type Currency, inCurrency, pct } from '@shop/money/money'
import type { CartLine } from './cart-line.ts'
import { listPrice } from './own-discount.ts'

/** What one item costs under a percent, in minor units, and whether that percent is still to be taken off at order level. */
export type LinePrice = { list: number; unit: number; inBase: boolean; reason: 'list' | 'sale' | 'bundle' }

/**
 * A line keeps its own discount or takes the percent, never both: the own one applies when it is strictly greater (spec §9).
 * So a tie goes to the percent, and the shopper never pays more than the own price.
 */
export function priceLine(line: CartLine, currency: Currency, percent: number): LinePrice {
  const own = ownLinePrice(line, currency)
  const ownIsGreater = (own.list - own.unit) * 100 > own.list * percent
  return ownIsGreater ? own : { list: own.list, unit: own.list, inBase: true, reason: 'list' }
}

/** One item at its own price: the sale price or the price within its bundle, whichever is lower. It stays out of the base. */
export function ownLinePrice(line: CartLine, currency: Currency): LinePrice {
  const sale = inCurrency(line.price, currency)
  const list = listPrice(sale, inCurrency(line.list, currency))
  const inBundle = list - pct(list, line.bundlePercent ?? 0, currency)
  if (inBundle < sale) return { list, unit: inBundle, inBase: false, reason: 'bundle' }
  return { list, unit: sale, inBase: false, reason: sale < list ? 'sale' : 'list' }
}

/** Kopiyky of the whole cart at own prices, without delivery and codes: what the 20 000 UAH limit is measured by, in euro carts too. */
export function uahTotal(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + ownLinePrice(line, 'UAH').unit * line.count, 0)
}
