import type { MinorPrice } from '@shop/contracts/money'
import { eurFromUah, type Price } from '@shop/money/money'
import { ownDiscountPercent } from '@shop/pricing/line-price'
import type { Article, ArticleSize, ListedArticle, Shelf } from './article.ts'

/** The list price and the one that holds today; equal when the size itself has no discount. */
export type SizePrice<Sum = MinorPrice> = { list: Sum; price: Sum }

/** Before the day the sale starts the list price holds. */
export function priceOn(today: string, size: ArticleSize, startSaleDate: string | null): SizePrice {
  const { price, price_without_discount: list } = size
  if (!list || list.uah <= price.uah) return { list: price, price }
  const hasBegun = startSaleDate === null || startSaleDate <= today
  return { list, price: hasBegun ? price : list }
}

/** A price without euros gets them by the rate (hryvnias for one euro, in hundredths). */
export function inBothCurrencies({ list, price }: SizePrice, rate: number): SizePrice<Price> {
  const now = withEuros(price, rate)
  const before = withEuros(list, rate)
  // Euros entered by hand for one of the two prices must not make a discount look like a rise.
  return { list: { uah: before.uah, eur: Math.max(before.eur, now.eur) }, price: now }
}

function withEuros({ uah, eur }: MinorPrice, rate: number): Price {
  return { uah, eur: eur ?? eurFromUah(uah, rate) }
}

export type OfferedSize = SizePrice<Price> & {
  size: ArticleSize
  available: number
  /** Can be bought in advance: nothing on the shelf, more awaited, and not all of it promised. */
  preorder: boolean
}

/** What of an article can be had today and for how much. */
export type Offer = {
  sizes: OfferedSize[]
  /** The sizes on the shelf and those that can be bought in advance; none when it is sold out. */
  toBeHad: OfferedSize[]
  /** Own discount of the cheapest of these, whole percent; 0 if none. */
  discount: number
  /** The day pre-ordered items are expected; only while a size can be bought in advance. */
  preorderOn: string | null
}

/** What the article costs on a day, and which sizes can be bought then, now or in advance. */
export function offerOn(today: string, rate: number, article: ListedArticle, shelf: Shelf): Offer {
  const sizes = article.sizes.map(size => {
    const available = shelf.available.get(size.name) ?? 0
    const preorder = preorderOf(today, article, shelf, size.name) !== null
    return { size, available, preorder, ...inBothCurrencies(priceOn(today, size, article.start_sale_date), rate) }
  })
  const toBeHad = sizes.filter(({ available, preorder }) => available > 0 || preorder)
  const cheapest = cheapestOf(toBeHad)
  return {
    sizes,
    toBeHad,
    discount: cheapest ? ownDiscountPercent(cheapest.price.uah, cheapest.list.uah) : 0,
    preorderOn: sizes.some(({ preorder }) => preorder) ? article.preorder_on : null,
  }
}

function cheapestOf([first, ...others]: OfferedSize[]): OfferedSize | undefined {
  return others.reduce((best, size) => (best && size.price.uah < best.price.uah ? size : best), first)
}

/** How a size is sold in advance today; `left` is null when as many are promised as are asked for. */
export type Preorder = { expected_on: string; left: number | null }

/** Only while nothing of the size is on the shelf, its day has not passed and not all of it is promised. */
export function preorderOf(
  today: string,
  { preorder_on: expected_on }: Pick<Article, 'preorder_on'>,
  { available, promisable }: Shelf,
  size: string,
): Preorder | null {
  if (expected_on === null || expected_on < today || (available.get(size) ?? 0) > 0) return null
  const left = promisable.get(size) ?? null
  return left === 0 ? null : { expected_on, left }
}
