import type { Locale } from '@shop/contracts/texts/text'
import { formatMoney } from '@shop/money/format'

/** As the page's own prices are written: "12 490 ₴", "€249.90". */
export function money({ uah, eur }: { uah: number; eur: number }, locale: Locale): string {
  return locale === 'uk'
    ? formatMoney(locale, { amount: Math.round(uah * 100), currency: 'UAH' })
    : formatMoney(locale, { amount: Math.round(eur * 100), currency: 'EUR' })
}
