import * as z from 'zod/mini'
import { articleSchema } from './article.ts'
import { defineEndpoint } from './endpoint.ts'
import { pictureSchema, productSchema } from './products.ts'
import { textSchema } from './text.ts'

export const bundleSchema = z.object({
  article: z.string(),
  model: z.string(),
  title: textSchema,
  description: textSchema,
  /** Whole percent off the list price of each piece while the look is complete. */
  bundle_discount_percent: z.int(),
  is_new: z.boolean(),
  images: z.array(pictureSchema),
})
export type Bundle = z.infer<typeof bundleSchema>

const query = z.object({ article: articleSchema })

export const bundleByArticleEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/bundles/get-by/model-by-article',
  summary: 'One bundle with its pieces',
  access: 'public',
  query,
  result: z.object({ bundle: bundleSchema, products: z.array(productSchema) }),
})
export const bundleProductsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/bundles/get-by/products-by-article',
  summary: 'The pieces of a bundle',
  access: 'public',
  query,
  result: z.object({ products: z.array(productSchema) }),
})
