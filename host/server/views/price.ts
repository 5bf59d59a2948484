import type { Price } from '@shop/contracts/money'
import type { Locale } from '@shop/contracts/texts/text'
import { formatMoney } from '@shop/money/format'

/** As the page's own prices are written: "12 490 ₴", "€249.90". */
export function money({ uah, eur }: { uah: number; eur: number }, locale: Locale): string {
  return locale === 'uk'
    ? formatMoney(locale, { amount: Math.round(uah * 100), currency: 'UAH' })
    : formatMoney(locale, { amount: Math.round(eur * 100), currency: 'EUR' })
}

type Sold = { count: number; price: Price }

/** The size whose price cards and the product page show: the cheapest that can be had, else the cheapest. */
export function shownSize<Size extends Sold>(sizes: readonly Size[]): Size | undefined {
  const inStock = sizes.filter(({ count }) => count > 0)
  return (inStock.length > 0 ? inStock : sizes).toSorted((one, other) => one.price.uah - other.price.uah)[0]
}

export function shownPrice(sizes: readonly Sold[]): Price | undefined {
  return shownSize(sizes)?.price
}
