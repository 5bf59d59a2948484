import type { Currency, Money } from './money.ts'

export type Locale = 'uk' | 'en'

const tags = { uk: 'uk-UA', en: 'en-IE' } as const satisfies Record<Locale, string>

/** The sum as the reader writes it: `12 490 ₴` (with a space that never breaks the line), `€249.90`. */
export function formatMoney(locale: Locale, { amount, currency }: Money): string {
  return formatter(locale, currency).format(amount / 100)
}

// Making a formatter costs far more than using one, and a page of the store shows a hundred prices.
const formatters = new Map<string, Intl.NumberFormat>()

function formatter(locale: Locale, currency: Currency): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(tags[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // Our hryvnia prices are whole, but an invoice of staff may carry kopiyky, and hiding them would be a lie.
    trailingZeroDisplay: currency === 'UAH' ? 'stripIfInteger' : 'auto',
  })
  formatters.set(key, made)
  return made
}
