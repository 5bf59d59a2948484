import type { Product, ProductPicture } from '@shop/contracts/catalog/products'
import type { MinorPrice } from '@shop/contracts/money'
import type { TranslatedField } from '@shop/contracts/staff/goods/translated-fields'
import type { Locale, Text } from '@shop/contracts/texts/text'
import type { Revised } from '@shop/service-kit/storage/change-at-revision'

/** `price` is what the size costs once its discount has begun; without one, `price_without_discount` is null. */
export type ArticleSize = {
  name: string
  price: MinorPrice
  price_without_discount: MinorPrice | null
  weight_kg: number | null
  /** A GTIN, in digits. */
  barcode?: string
  /** The brand's own code. */
  own_code?: string
}

/** A model in one colour and one height. Dates are days in Kyiv, `2026-11-21`. */
export type Article = {
  article: string
  model: string
  category: string
  collection: string
  color: string
  height: string | null
  title: Text
  description: Text
  composition: Text
  care: Text
  pictures: ProductPicture[]
  sizes: ArticleSize[]
  measurements: Product['measurements']
  model_params: Product['model_params']
  published_on: string
  /** The day from which the reduced price holds; null: it holds already. */
  start_sale_date: string | null
  /** The day on which pre-ordered items are expected; null: not on pre-order. */
  preorder_on: string | null
  recommendations: string[]
  is_shown: boolean
}

/** An article as the database keeps it. */
export type StoredArticle = Article &
  Revised & {
    /** Made by staff and hidden since: the day it is shown first becomes the one it was published on. */
    never_shown?: boolean
    /** What the form of a new article said is there from the beginning; kept until it is on the shelves. */
    opening_stock?: { size: string; count: number }[]
    /** What its sizes are scanned by, as it is compared (`codesOf`): no two articles have the same. */
    codes?: string[]
    /** What the last save still has to bring about. */
    follow_up?: FollowUp
    /** The latest plans that reached it, oldest first: a repeat finds by them what is done, however often it was saved since. */
    plans?: string[]
    /** By the version before this one: the last plan that reached it, and its pictures. */
    cells_changed?: string
    pictures_planned?: string
    /** Imported in one language, which stands for the other one too until somebody translates it. */
    one_language?: Locale
    /** Texts whose Ukrainian version was changed after the English one. */
    older_translations?: TranslatedField[]
    /** Changes of the pictures are counted apart from those of the product. */
    pictures_revision?: number
    pictures_changed?: { by: string; at: Date }
    /** Out of the shop and of staff's lists since then; null or missing: it is not. */
    archived?: { at: Date; by: string; was_shown: boolean } | null
    /** Pictures that staff took out of the shop and kept. */
    archived_pictures?: ArchivedPicture[]
    /** Its pictures are its own, and not those of all heights of its colour. */
    own_pictures?: boolean
  }

/** `before`: the pictures that it stood before. */
export type ArchivedPicture = ProductPicture & { before: string[] }

/** As much of an article as a list needs: the long texts stay in the database. */
export type ListedArticle = Omit<
  Article,
  'description' | 'composition' | 'care' | 'measurements' | 'model_params' | 'recommendations'
>

/** How many may be sold in advance of sizes that are new or were limited otherwise, and whether other entries of lists change. */
export type FollowUp = { at: Date; limits: { size: string; limit: number | null }[]; everything: boolean }

/** What tells one article of a model from another. */
export type Variant = Pick<Article, 'article' | 'color' | 'height'>

/** A variant as staff see it, hidden ones too. */
export type StaffVariant = Pick<Article, 'article' | 'model' | 'color' | 'height' | 'is_shown'>

/** As much of an article as staff's list needs: pictures without what stands in for them are a tenth of their size. */
export type StaffListed = Omit<StoredArticle, 'measurements' | 'model_params' | 'recommendations'>

export type Shelf = {
  /** How many of each size can be bought now; a size that is not there has none. */
  available: ReadonlyMap<string, number>
  /** How many more may be sold in advance of the sizes that staff limit. */
  promisable: ReadonlyMap<string, number>
}

const NO_LIMITS: ReadonlyMap<string, number> = new Map()

/** What is available of each size; a size that staff do not limit is sold in advance without end. */
export function shelfOf(available: Iterable<readonly [string, number]>, promisable = NO_LIMITS): Shelf {
  return { available: new Map(available), promisable }
}

export const EMPTY_SHELF = shelfOf([])
