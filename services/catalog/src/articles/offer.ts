import type { Price } from '@shop/money/money'
import { ownDiscountPercent } from '@shop/pricing/own-discount'
import { type ArticleSize, type ListedArticle, piecesOn, type Shelf } from './article.ts'
import { inBothCurrencies, priceOn, type SizePrice } from './size-price.ts'

export type OfferedSize = SizePrice<Price> & { size: ArticleSize; available: number }

/** What of an article can be had today and for how much. */
export type Offer = {
  sizes: OfferedSize[]
  /** The sizes on the shelf, or all of an article that is awaited; none when it is sold out. */
  toBeHad: OfferedSize[]
  /** Own discount of the cheapest of these, whole percent; 0 if none. */
  discount: number
  /** The day pre-ordered pieces are expected; only while nothing is on the shelf and the day has not passed. */
  preorderOn: string | null
}

export function offerOn(today: string, rate: number, article: ListedArticle, shelf: Shelf): Offer {
  const sizes = article.sizes.map(size => ({
    size,
    available: shelf.get(size.name) ?? 0,
    ...inBothCurrencies(priceOn(today, size, article.start_sale_date), rate),
  }))
  const isAwaited = piecesOn(shelf) === 0 && article.preorder_on !== null && article.preorder_on >= today
  const toBeHad = isAwaited ? sizes : sizes.filter(({ available }) => available > 0)
  const cheapest = cheapestOf(toBeHad)
  return {
    sizes,
    toBeHad,
    discount: cheapest ? ownDiscountPercent(cheapest.price.uah, cheapest.list.uah) : 0,
    preorderOn: isAwaited ? article.preorder_on : null,
  }
}

function cheapestOf([first, ...others]: OfferedSize[]): OfferedSize | undefined {
  return others.reduce((best, size) => (best && size.price.uah < best.price.uah ? size : best), first)
}
