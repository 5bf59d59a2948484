import type { StaffProductFilter, StaffProductRow } from '@shop/contracts/staff/goods/staff-products'
import { inOneSpelling } from '@shop/contracts/texts/one-spelling'
import { type Price, toDecimal } from '@shop/money/money'
import { revisionOf } from '@shop/service-kit/storage/change-at-revision'
import type { Article, Shelf, StaffListed, StoredArticle } from '../articles/article.ts'
import { inBothCurrencies, priceOn, type SizePrice } from '../articles/offer.ts'
import { codesOf } from '../articles/size-codes.ts'
import { LOW_STOCK } from '../stock/stock.ts'

/** As much of a product as its row and the filters of staff need: it stays in memory, the long texts do not. */
export type KnownProduct = Pick<
  StoredArticle,
  | 'article'
  | 'model'
  | 'title'
  | 'category'
  | 'collection'
  | 'color'
  | 'height'
  | 'sizes'
  | 'is_shown'
  | 'preorder_on'
  | 'start_sale_date'
> &
  Pick<StaffProductRow, 'picture' | 'missing' | 'revision' | 'changed'> & {
    /** What is searched, in small letters. */
    words: string
    /** What its sizes are scanned by (`codeKey`). */
    codes: readonly string[]
    /** When it was changed last, else published: newest first by default. */
    since: string
    available: number
    isArchived: boolean
    pictureCount: number
    /** Pictures without their words in a language. */
    missingAlts: number
    isLow: boolean
  }

export function toKnownProduct(stored: StaffListed, { available }: Shelf): KnownProduct {
  const { article, model, title, category, collection, color, height, sizes, is_shown, preorder_on } = stored
  const revised = revisionOf(stored)
  const counts = sizes.map(({ name }) => available.get(name) ?? 0)
  return {
    article,
    model,
    title,
    category,
    collection,
    color,
    height,
    sizes,
    is_shown,
    preorder_on,
    start_sale_date: stored.start_sale_date,
    picture: stored.pictures[0]?.name ?? null,
    missing: lacksOf(stored),
    ...revised,
    words: inOneSpelling(`${article} ${title.uk} ${title.en}`),
    codes: codesOf(sizes),
    since: revised.changed?.at ?? stored.published_on,
    available: counts.reduce((sum, count) => sum + count, 0),
    isArchived: Boolean(stored.archived),
    pictureCount: stored.pictures.length,
    missingAlts: stored.pictures.filter(({ alt }) => alt.uk === '' || alt.en === '').length,
    isLow: counts.some(count => count > 0 && count <= LOW_STOCK),
  }
}

function lacksOf({ one_language, older_translations = [], ...article }: StaffListed): StaffProductRow['missing'] {
  const { pictures, sizes, title, description, composition, care } = article
  const isCopied = one_language !== undefined && title.uk === title.en
  const isHalf = [description, composition, care].some(({ uk, en }) => (uk === '') !== (en === ''))
  const lacks: StaffProductRow['missing'] = []
  if (pictures.length === 0) lacks.push('picture')
  if (title.uk === '' || title.en === '' || isHalf || isCopied) lacks.push('translation')
  if (older_translations.length > 0) lacks.push('older_translation')
  if (sizes.length === 0 || sizes.some(({ price }) => price.uah === 0)) lacks.push('price')
  return lacks
}

/** What a filter means at this moment: words that it searches for, the code that all of them may be, the category with all under it, what is oversold. */
type Meant = {
  words: readonly string[]
  code: string
  below: ReadonlySet<string> | null
  oversold: ReadonlySet<string>
}

/** Does the product agree with everything that the filter names? */
export function agrees(
  product: KnownProduct,
  filter: Omit<StaffProductFilter, 'search'>,
  { words, code, below, oversold }: Meant,
): boolean {
  const { collection, color, height, size, shown, missing, stock, archived = false } = filter
  return (
    product.isArchived === archived &&
    (below?.has(product.category) ?? true) &&
    (collection === undefined || product.collection === collection) &&
    (color === undefined || product.color === color) &&
    (height === undefined || product.height === height) &&
    (size === undefined || product.sizes.some(({ name }) => name === size)) &&
    (shown === undefined || product.is_shown === shown) &&
    (missing === undefined || product.missing.includes(missing)) &&
    hasStock(product, stock, oversold) &&
    (words.every(word => product.words.includes(word)) || product.codes.includes(code))
  )
}

function hasStock(product: KnownProduct, asked: StaffProductFilter['stock'], oversold: ReadonlySet<string>): boolean {
  switch (asked) {
    case undefined:
      return true
    case 'out':
      return product.available === 0
    case 'low':
      return product.isLow
    case 'oversold':
      return oversold.has(product.article)
  }
}

/** The row as staff see it: stock of this moment, prices by this rate. */
export function toRow(product: KnownProduct, { available }: Shelf, rate: number): StaffProductRow {
  const sizes = product.sizes.map(({ name }) => ({ name, available: available.get(name) ?? 0 }))
  const { words: _, codes: ________, since: __, available: ___, isLow: ____, start_sale_date: _____, ...rest } = product
  const { pictureCount: ______, missingAlts: _______, isArchived, ...same } = rest
  return {
    ...same,
    ...(isArchived && { is_archived: true as const }),
    sizes,
    ...inDecimals(cheapestOf(product), rate),
    stock: sizes.reduce((sum, { available }) => sum + available, 0),
  }
}

/** The price that staff set, whether its sale has begun or not. */
export function cheapestOf({ sizes }: Pick<Article, 'sizes'>): SizePrice | null {
  const prices = sizes.map(size => priceOn('', size, null))
  return prices.reduce<SizePrice | null>((best, one) => (best && best.price.uah <= one.price.uah ? best : one), null)
}

/** A price as rows show it, and the one before the discount where it is reduced. */
export function inDecimals(
  cheapest: SizePrice | null,
  rate: number,
): Pick<StaffProductRow, 'price' | 'price_without_discount'> {
  if (!cheapest) return { price: null, price_without_discount: null }
  const { list, price } = inBothCurrencies(cheapest, rate)
  return { price: decimals(price), price_without_discount: list.uah > price.uah ? decimals(list) : null }
}

function decimals({ uah, eur }: Price): Price {
  return { uah: toDecimal(uah), eur: toDecimal(eur) }
}
