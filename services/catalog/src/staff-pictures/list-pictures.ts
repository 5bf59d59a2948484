import type { PictureLack, PicturesRow } from '@shop/contracts/staff/goods/staff-pictures'
import { inOneSpelling } from '@shop/contracts/texts/one-spelling'
import { groupByModel } from '../staff-products/model-row.ts'
import type { KnownProduct } from '../staff-products/staff-row.ts'

type Wanted = { search: string; missing: PictureLack | null; isByModel: boolean }

/**
 * A page of all articles with how many pictures they have, or of all models with theirs; those in `products` stand in the order
 * of the answer.
 */
export function listPictures(
  products: readonly KnownProduct[],
  { page, limit, ...wanted }: Wanted & { page: number; limit: number },
) {
  const rows = findPictures(products, wanted)
  const from = (page - 1) * limit
  const article_count = rows.reduce((count, articles) => count + articles.length, 0)
  return { products: rows.slice(from, from + limit).flat(), count: rows.length, article_count, page, limit }
}

/** All articles that are looked for: each by itself, or those of a model together. */
export function findPictures(
  products: readonly KnownProduct[],
  { search, missing, isByModel }: Wanted,
): PicturesRow[][] {
  const words = inOneSpelling(search).split(/\s+/).filter(Boolean)
  const found = products.filter(product => lacks(product, missing) && words.every(word => product.words.includes(word)))
  const rows = isByModel ? groupByModel(found, 'article') : found.map(product => [product])
  return rows.map(articles => articles.map(toRow))
}

function lacks({ pictureCount, missingAlts }: KnownProduct, missing: PictureLack | null): boolean {
  if (missing === null) return true
  return missing === 'pictures' ? pictureCount === 0 : missingAlts > 0
}

function toRow(product: KnownProduct): PicturesRow {
  const { article, model, title, color, height, is_shown, picture, pictureCount, missingAlts } = product
  return { article, model, title, color, height, is_shown, picture, count: pictureCount, missing_alts: missingAlts }
}
