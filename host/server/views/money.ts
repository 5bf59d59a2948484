import type { Locale } from '@shop/contracts/text'

const formats = {
  uk: new Intl.NumberFormat('uk-UA', {
    style: 'currency',
    currency: 'UAH',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }),
  en: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }),
}

/** As the page's own prices are written: "12 490 ₴", "€249.90". */
export function money({ uah, eur }: { uah: number; eur: number }, locale: Locale): string {
  return formats[locale].format(locale === 'uk' ? uah : eur)
}
