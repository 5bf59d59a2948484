import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { priceSchema } from '../money.ts'
import { textSchema } from '../texts/text.ts'
import { articleSchema } from './article.ts'
import { pictureSchema, productSchema } from './products.ts'

const baseSchema = z.object({
  article: z.string(),
  /** Groups the bundles that differ only in colour. */
  model: z.string(),
  title: textSchema,
  /** Whole percent off the list price of each item while the bundle is complete. */
  bundle_discount_percent: z.int(),
  is_new: z.boolean(),
  images: z.array(pictureSchema),
})

export const bundleSchema = z.extend(baseSchema, {
  description: textSchema,
  /** The person in its pictures. */
  model_params: z.optional(productSchema.shape.model_params),
})
export type Bundle = z.infer<typeof bundleSchema>

/** What a row of bundles shows of one. */
export const bundleCardSchema = z.extend(baseSchema, {
  pieces: z.int(),
  /** From: of the cheapest size of each item, with the discount of the bundle. */
  price: priceSchema,
  /** The items apart at list prices; null when the bundle saves nothing. */
  price_without_discount: z.nullable(priceSchema),
  /** Can every item be had in some size and height? */
  in_stock: z.boolean(),
})
export type BundleCard = z.infer<typeof bundleCardSchema>

const query = z.strictObject({ article: articleSchema })
const read = { method: 'GET', access: 'public', sameForAll: true } as const

export const bundleByArticleEndpoint = defineEndpoint({
  ...read,
  path: '/api/bundles/get-by/model-by-article',
  summary: 'One bundle with its items, their other heights, and the bundle in other colours',
  query,
  result: z.object({
    bundle: bundleSchema,
    products: z.array(productSchema),
    /** Its garments for the other heights: any of them makes the bundle complete. */
    other_heights: z.array(productSchema),
    siblings: z.array(bundleCardSchema),
  }),
})
export const bundleProductsEndpoint = defineEndpoint({
  ...read,
  path: '/api/bundles/get-by/products-by-article',
  summary: 'The items of a bundle',
  query,
  result: z.object({ products: z.array(productSchema) }),
})
export const allBundlesEndpoint = defineEndpoint({
  ...read,
  path: '/api/bundles/all',
  summary: 'Bundles, new ones first; with `piece` only those that this garment belongs to',
  query: z.object({ piece: z.optional(articleSchema) }),
  result: z.object({ bundles: z.array(bundleCardSchema) }),
})
