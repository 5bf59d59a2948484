import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { noQuery } from '../no-query.ts'
import { textSchema } from '../texts/text.ts'

export const slideSchema = z.object({
  image: z.string(),
  image_mobile: z.string(),
  alt: textSchema,
  /** The phone picture shows other garments. */
  alt_mobile: textSchema,
  title: textSchema,
  text: textSchema,
  link: z.string(),
  /** Where the picture leaves room for text. */
  text_area: z.enum(['left', 'right', 'top']),
})
export const bannerLayoutSchema = z.enum(['beside', 'full', 'pair'])
/** Goods, words beside pictures, categories with pictures, or the brand's own shops. */
export const homeBlockKinds = ['products', 'banner', 'categories', 'shops'] as const
export const homeBlockSchema = z.object({
  kind: z.enum(homeBlockKinds),
  /** How a banner stands: the picture beside its words, across the whole page, or beside a second one half as wide. */
  layout: z._default(bannerLayoutSchema, 'beside'),
  image: z.nullable(z.string()),
  /** The narrow picture of a pair. */
  image_second: z._default(z.nullable(z.string()), null),
  title: textSchema,
  text: textSchema,
  link: z.string(),
  /** Which goods a row shows: those of `articles`, the newest, or those of the current collections. */
  selection: z._default(z.enum(['articles', 'newest', 'current']), 'articles'),
  articles: z.array(z.string()),
  /** Categories by name, each with its picture. */
  categories: z._default(z.array(z.object({ name: z.string(), image: z.string() })), []),
})
export const homeSchema = z.object({
  is_header_white: z.boolean(),
  is_header_white_mobile: z.boolean(),
  slider: z.array(slideSchema),
  blocks: z.array(homeBlockSchema),
})
export type Home = z.infer<typeof homeSchema>

export const homeEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/home/get-data',
  summary: 'What the home page shows',
  access: 'public',
  sameForAll: true,
  query: noQuery,
  result: z.object({ home: homeSchema }),
})
