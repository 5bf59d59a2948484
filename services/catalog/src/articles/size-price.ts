import type { MinorPrice } from '@shop/contracts/money'
import { eurFromUah, type Price } from '@shop/money/money'
import type { ArticleSize } from './article.ts'

/** The list price and the one that holds today; equal when the size has no discount of its own. */
export type SizePrice<Sum = MinorPrice> = { list: Sum; price: Sum }

/** Before the day the sale starts the list price holds. */
export function priceOn(today: string, size: ArticleSize, startSaleDate: string | null): SizePrice {
  const { price, price_without_discount: list } = size
  if (!list || list.uah <= price.uah) return { list: price, price }
  const hasBegun = startSaleDate === null || startSaleDate <= today
  return { list, price: hasBegun ? price : list }
}

/** A price without euros of its own gets them by the rate (hryvnias for one euro, in hundredths). */
export function inBothCurrencies({ list, price }: SizePrice, rate: number): SizePrice<Price> {
  const now = withEuros(price, rate)
  const before = withEuros(list, rate)
  // Euros entered by hand for one of the two prices must not make a discount look like a rise.
  return { list: { uah: before.uah, eur: Math.max(before.eur, now.eur) }, price: now }
}

function withEuros({ uah, eur }: MinorPrice, rate: number): Price {
  return { uah, eur: eur ?? eurFromUah(uah, rate) }
}
