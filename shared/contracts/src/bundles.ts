import * as z from 'zod/mini'
import { articleSchema } from './article.ts'
import { defineEndpoint } from './endpoint.ts'
import { priceSchema } from './money.ts'
import { pictureSchema, productSchema } from './products.ts'
import { textSchema } from './text.ts'

const lookSchema = z.object({
  article: z.string(),
  /** Groups the looks that differ only in colour. */
  model: z.string(),
  title: textSchema,
  /** Whole percent off the list price of each piece while the look is complete. */
  bundle_discount_percent: z.int(),
  is_new: z.boolean(),
  images: z.array(pictureSchema),
})

export const bundleSchema = z.extend(lookSchema, { description: textSchema })
export type Bundle = z.infer<typeof bundleSchema>

/** What a row of looks shows of one. */
export const bundleCardSchema = z.extend(lookSchema, {
  pieces: z.int(),
  /** From: of the cheapest size of each piece, with the discount of the look. */
  price: priceSchema,
  /** The same pieces apart at list prices; null when the look saves nothing. */
  price_without_discount: z.nullable(priceSchema),
  /** Can every piece be had in some size and height? */
  in_stock: z.boolean(),
})
export type BundleCard = z.infer<typeof bundleCardSchema>

const query = z.strictObject({ article: articleSchema })
const read = { method: 'GET', access: 'public', sameForAll: true } as const

export const bundleByArticleEndpoint = defineEndpoint({
  ...read,
  path: '/api/bundles/get-by/model-by-article',
  summary: 'One bundle with its pieces, their other heights, and the look in other colours',
  query,
  result: z.object({
    bundle: bundleSchema,
    products: z.array(productSchema),
    /** The same garments for the other heights: any of them makes the look complete. */
    other_heights: z.array(productSchema),
    siblings: z.array(bundleCardSchema),
  }),
})
export const bundleProductsEndpoint = defineEndpoint({
  ...read,
  path: '/api/bundles/get-by/products-by-article',
  summary: 'The pieces of a bundle',
  query,
  result: z.object({ products: z.array(productSchema) }),
})
export const allBundlesEndpoint = defineEndpoint({
  ...read,
  path: '/api/bundles/all',
  summary: 'Looks, new ones first; with `piece` only those that this garment belongs to',
  query: z.object({ piece: z.optional(articleSchema) }),
  result: z.object({ bundles: z.array(bundleCardSchema) }),
})
