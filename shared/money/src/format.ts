import type { Currency, Money } from './money.ts'

export type Locale = 'uk' | 'en'

const tags = { uk: 'uk-UA', en: 'en-IE' } as const satisfies Record<Locale, string>

/** The sum as the reader writes it: `12 490 ₴` and `UAH 12,490` (with spaces that never break the line), `€249.90`. */
export function formatMoney(locale: Locale, { amount, currency }: Money): string {
  return formatter(locale, currency).format(amount / 100)
}

/**
 * Sums (minor units) as a filter bounds a price, without cents where there are none: `€250`, and with a second one the range
 * `1 000–4 000 ₴` or `€1,000 – €4,000`.
 */
export function formatBounds(locale: Locale, currency: Currency, least: number, most = least): string {
  const format = formatter(locale, currency, 'stripIfInteger')
  return least === most ? format.format(least / 100) : format.formatRange(least / 100, most / 100)
}

// Making a formatter costs far more than using one, and a page of the store shows a hundred prices.
const formatters = new Map<string, Intl.NumberFormat>()

// Our hryvnia prices are whole, but an invoice of staff may carry kopiyky, and hiding them would be a lie.
const zeros = { UAH: 'stripIfInteger', EUR: 'auto' } as const

function formatter(
  locale: Locale,
  currency: Currency,
  trailingZeroDisplay: 'auto' | 'stripIfInteger' = zeros[currency],
) {
  const key = `${locale} ${currency} ${trailingZeroDisplay}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(tags[locale], {
    style: 'currency',
    currency,
    // The sign of the hryvnia says nothing to most who read English.
    currencyDisplay: locale === 'en' && currency === 'UAH' ? 'code' : 'narrowSymbol',
    trailingZeroDisplay,
  })
  formatters.set(key, made)
  return made
}
