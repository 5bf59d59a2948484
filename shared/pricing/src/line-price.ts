import { type Currency, inCurrency, type Price, pct } from '@shop/money/money'

/** One line of a cart as the pricing rules see it. Prices are of one item, in minor units; a list price at or below the current one means no sale. */
export type CartLine = {
  article: string
  size: string
  count: number
  list: Price
  price: Price
  /** The percent of the bundle that the item was added with; null or absent outside a complete bundle. */
  bundlePercent?: number | null
  /** Kilograms of one item; null when the catalogue does not know. */
  weightKg: number | null
}

/** What one item costs under a percent, in minor units, and whether that percent is still to be taken off at order level. */
export type LinePrice = { list: number; unit: number; inBase: boolean; reason: 'list' | 'sale' | 'bundle' }

/**
 * A line keeps its own discount or takes the percent, never both: the own one applies when it is strictly greater (docs/rules.md, "Discounts").
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

/** The list price (minor units), which is the current one when none is stored or it is not above it: then nothing is on sale. */
export function listPrice(current: number, stored: number | null): number {
  return Math.max(current, stored ?? 0)
}

/** Does the product wear the sale badge? Prices in minor units. */
export function isOnSale(current: number, stored: number | null): boolean {
  return listPrice(current, stored) > current
}

/** The percent on the sale badge: rounded down, but at least 1 on any sale, and 0 without one. Prices in minor units. */
export function ownDiscountPercent(current: number, stored: number | null): number {
  if (!isOnSale(current, stored)) return 0
  const list = listPrice(current, stored)
  return Math.max(1, Math.floor(((list - current) * 100) / list))
}
