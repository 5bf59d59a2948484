import type { Price } from '@shop/money/money'
import { ownDiscountPercent } from '@shop/pricing/line-price'
import type { ArticleSize, ListedArticle, Shelf } from './article.ts'
import { preorderOf } from './preorder.ts'
import { inBothCurrencies, priceOn, type SizePrice } from './size-price.ts'

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
