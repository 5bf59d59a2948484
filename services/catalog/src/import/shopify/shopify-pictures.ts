import type { DraftPicture } from '../draft/draft.ts'
import { isHttps } from '../draft/picture-cell.ts'
import type { ShopifyProduct, ShopifyVariant } from './shopify-products.ts'

const MOST = 30

/** The pictures of its own variants first, then those of the product that are of no other colour; undefined without any. */
export function picturesOf(
  product: ShopifyProduct,
  own: readonly { variant: ShopifyVariant }[],
  hasOthers: boolean,
): DraftPicture[] | undefined {
  const pictureOf = ({ row }: ShopifyVariant) => row.of('variantImage')
  const ofOwn = new Set(own.map(({ variant }) => pictureOf(variant)).filter(Boolean))
  const ofAll = new Set(product.variants.map(pictureOf).filter(Boolean))
  const shared = product.pictures.map(({ url }) => url).filter(url => !hasOthers || ofOwn.has(url) || !ofAll.has(url))
  const urls = [...new Set([...ofOwn, ...shared])].filter(isHttps).slice(0, MOST)
  const alts = new Map(product.pictures.map(({ url, alt }) => [url, alt]))
  return urls.length === 0 ? undefined : urls.map(url => ({ url, ...(alts.get(url) && { alt: alts.get(url) ?? '' }) }))
}
