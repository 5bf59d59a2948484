import type { MinorPrice } from '@shop/contracts/money'
import type { BulkChange } from '@shop/contracts/staff/goods/staff-product-bulk'
import { grains, roundToGrain } from '@shop/money/money'
import { roundPrice } from '@shop/pricing/round-price'
import type { ArticleSize, StoredArticle } from '../../articles/article.ts'
import { type KnownNames, lacksToShow, showing } from '../../goods-rules/product-rules.ts'
import { pricesOf, wrongPrices } from '../../goods-rules/size-rules.ts'

/** What becomes of one article: fields to set, nothing (it is so already), or why it is refused. */
export type Planned = { fields: Partial<StoredArticle> } | { why: string[] } | null

/** What a change of many articles means for one of them. */
export function planFor(
  article: StoredArticle,
  change: BulkChange,
  known: Pick<KnownNames, 'categories'>,
  today: string,
): Planned {
  switch (change.do) {
    case 'show':
    case 'hide':
      return planShowing(article, change.do === 'show', known, today)
    case 'category':
      return article.category === change.category ? null : { fields: { category: change.category } }
    case 'collection':
      return article.collection === change.collection ? null : { fields: { collection: change.collection } }
    case 'price':
      return planPrices(article, change)
  }
}

function planShowing(
  article: StoredArticle,
  isShown: boolean,
  known: Pick<KnownNames, 'categories'>,
  today: string,
): Planned {
  if (article.is_shown === isShown) return null
  const lacks = isShown ? lacksToShow(article, known) : []
  return lacks.length > 0 ? { why: lacks } : { fields: showing(article, isShown, today) }
}

type PriceChange = Extract<BulkChange, { do: 'price' }>

function planPrices({ sizes }: StoredArticle, change: PriceChange): Planned {
  if (sizes.length === 0) return { why: ['size'] }
  const priced = sizes.map(size => withPrice(size, newHryvnias(size.price.uah, change), change.keep_old))
  if (priced.some(({ price }) => price.uah < grains.UAH)) return { why: ['price_too_low'] }
  return JSON.stringify(priced) === JSON.stringify(sizes) ? null : { fields: { sizes: priced } }
}

/** Kopiyky, in whole hryvnias; 0 for what would be nothing or less. */
function newHryvnias(uah: number, change: PriceChange): number {
  const { value } = change
  if (change.how === 'set') return value * grains.UAH
  const rounding = change.round_to ?? null
  if (change.how === 'sum') return roundPrice(Math.max(0, uah + value * grains.UAH), rounding)
  // The percent is whole and the price whole hryvnias, so the product is a whole number of kopiyky.
  return roundPrice(roundToGrain((uah * (100 + value)) / 100, 'UAH'), rounding)
}

/** The size at a new price. A price in euros moves in the same proportion, to the cent; what no longer stands above it goes. */
function withPrice(size: ArticleSize, uah: number, keepOld: boolean): ArticleSize {
  const { price: old, price_without_discount: oldList } = size
  const price = { uah, eur: old.eur === null ? null : Math.round((old.eur * uah) / old.uah) }
  const list = keepOld ? higher(oldList, old) : oldList
  const wrong = wrongPrices(pricesOf({ price, price_without_discount: list }))
  const kept = list && { uah: list.uah, eur: wrong.old_eur ? null : list.eur }
  return { ...size, price, price_without_discount: wrong.old_uah ? null : kept }
}

function higher(list: MinorPrice | null, price: MinorPrice): MinorPrice {
  return list !== null && list.uah > price.uah ? list : price
}
