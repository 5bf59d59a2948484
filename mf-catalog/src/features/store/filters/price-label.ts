import type { PriceBounds } from '@shop/contracts/catalog/price-bounds'
import { formatBounds } from '@shop/shell/format'
import type { Translate } from '@shop/shell/i18n'
import { $currency } from '@shop/shell/locale'

/** The price that a list is bounded to, in words: "€1,000 – €4,000", "From €1,000", "Up to €4,000"; undefined at any price. */
export function priceLabel({ price_from: from, price_to: to }: PriceBounds, t: Translate): string | undefined {
  const currency = $currency.get()
  if (from && to) return formatBounds(currency, from, to)
  const sum = from ?? to
  if (!sum) return undefined
  return t(from ? 'filter.priceAbove' : 'filter.priceBelow', { sum: formatBounds(currency, sum) })
}
