import type { Collection, Color, Size } from '@shop/contracts/catalog/dictionaries'
import type { Product, ProductCard, Sibling } from '@shop/contracts/catalog/products'
import type { Price as DecimalPrice } from '@shop/contracts/money'
import { type Price, toDecimal } from '@shop/money/money'
import type { Article, ListedArticle, Shelf, Variant } from './article.ts'
import { badgesOf } from './badges.ts'
import { type Offer, type OfferedSize, offerOn } from './offer.ts'

/** What else decides how an article is shown today. */
export type ProductContext = {
  today: string
  /** Hryvnias for one euro, in hundredths. */
  rate: number
  colors: ReadonlyMap<string, Color>
  collections: ReadonlyMap<string, Collection>
  sizes: ReadonlyMap<string, Size>
}

export type ColorLink = ProductCard['colors'][number]

export function offerIn({ today, rate }: ProductContext, article: ListedArticle, shelf: Shelf): Offer {
  return offerOn(today, rate, article, shelf)
}

export function toCard(
  context: ProductContext,
  article: ListedArticle,
  offer: Offer,
  colors: ColorLink[],
): ProductCard {
  return { ...toLabel(article), ...toOffered(context, article, offer, colors) }
}

/** What a card says of an article on any day. */
function toLabel(article: ListedArticle) {
  return {
    article: article.article,
    model: article.model,
    title: article.title,
    category: article.category,
    collection: article.collection,
    height: article.height,
    previewImages: previewsOf(article),
    start_sale_date: article.start_sale_date,
  }
}

/** What depends on the day, the stock and the dictionaries. */
export function toOffered(context: ProductContext, article: ListedArticle, offer: Offer, colors: ColorLink[]) {
  const isOfCurrentCollection = context.collections.get(article.collection)?.is_current ?? false
  return {
    color: toColor(context, article),
    sizes: offer.sizes.map(size => toSize(context, size)),
    badges: badgesOf(context.today, article, offer, { isOfCurrentCollection }),
    own_discount_percent: offer.discount,
    preorder: offer.preorderOn === null ? null : monthAndDay(offer.preorderOn),
    colors,
  }
}

/** The second is shown to a hand that lingers, by then the page has time: only the first needs a stand-in. */
function previewsOf({ pictures: [front, ...others] }: ListedArticle): ProductCard['previewImages'] {
  const second = others.slice(0, 1).map(({ placeholder: _, ...picture }) => picture)
  return front ? [front, ...second] : []
}

export function toProduct(context: ProductContext, article: Article, offer: Offer, colors: ColorLink[]): Product {
  return { ...toOffered(context, article, offer, colors), ...toLasting(article) }
}

/** What the page of a product shows on any day, whatever is in stock. */
export function toLasting(article: Article) {
  const { pictures: images, description, composition, care, measurements, model_params } = article
  return { ...toLabel(article), images, description, composition, care, measurements, model_params }
}

export function toSibling(context: ProductContext, variant: Variant, { sizes, preorderOn }: Offer): Sibling {
  const { article, height } = variant
  const in_stock = sizes.some(({ available }) => available > 0)
  return { article, color: toColor(context, variant), height, in_stock, preorder: !in_stock && preorderOn !== null }
}

export function toColor(context: ProductContext, { color: name }: Variant): ProductCard['color'] {
  const known = context.colors.get(name)
  // A colour that staff took out of the dictionary still names itself.
  if (!known) return { name, title: { uk: name, en: name }, hex: '#000000' }
  const { title, hex, pattern } = known
  return { name, title, hex, ...(pattern && { pattern }) }
}

function toSize(
  context: ProductContext,
  { size, available, preorder, list, price }: OfferedSize,
): ProductCard['sizes'][number] {
  const isReduced = price.uah < list.uah
  return {
    name: size.name,
    short_name: context.sizes.get(size.name)?.short_name ?? size.name,
    count: available,
    preorder,
    price: toDecimals(price),
    price_without_discount: isReduced ? toDecimals(list) : null,
    weight: size.weight_kg,
  }
}

function toDecimals({ uah, eur }: Price): DecimalPrice {
  return { uah: toDecimal(uah), eur: toDecimal(eur) }
}

/** Of a day `2026-12-05` what cards show: `{ month: 12, day: 5 }`. */
export function monthAndDay(day: string): { month: number; day: number } {
  return { month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) }
}
