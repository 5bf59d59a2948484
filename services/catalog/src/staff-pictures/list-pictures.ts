import type { PictureLack, PicturesRow } from '@shop/contracts/staff/goods/staff-pictures'
import { inOneSpelling } from '@shop/contracts/texts/one-spelling'
import type { KnownProduct } from '../staff-products/staff-row.ts'

type Filter = { search: string; missing: PictureLack | null; page: number; limit: number }

/** A page of all articles with how many pictures they have; those in `products` stand in the order of the answer. */
export function listPictures(products: readonly KnownProduct[], { search, missing, page, limit }: Filter) {
  const words = inOneSpelling(search).split(/\s+/).filter(Boolean)
  const found = products.filter(product => lacks(product, missing) && words.every(word => product.words.includes(word)))
  const from = (page - 1) * limit
  return { products: found.slice(from, from + limit).map(toRow), count: found.length, page, limit }
}

function lacks({ pictureCount, missingAlts }: KnownProduct, missing: PictureLack | null): boolean {
  if (missing === null) return true
  return missing === 'pictures' ? pictureCount === 0 : missingAlts > 0
}

function toRow(product: KnownProduct): PicturesRow {
  const { article, title, color, height, is_shown, picture, pictureCount, missingAlts } = product
  return { article, title, color, height, is_shown, picture, count: pictureCount, missing_alts: missingAlts }
}
