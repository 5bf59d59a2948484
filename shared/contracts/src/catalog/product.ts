import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { priceSchema } from '../money.ts'
import { textSchema } from '../texts/text.ts'
import { articleSchema } from './article.ts'
import { badgeSchema } from './badge.ts'
import { colorPatternSchema } from './color-pattern.ts'
import { focusSchema } from './focus.ts'

// Apart from the lists: the product page is often the first that a customer opens, and loads nothing else of them.

export const pictureSchema = z.object({
  /** Name without extension: the address is /images/<name>/<width>.webp or .jpeg. */
  name: z.string(),
  shot: z.enum(['front', 'back', 'detail', 'other']),
  alt: textSchema,
  /** The picture some pixels wide, as a data: address: stands in, blurred, until the real one has come. */
  placeholder: z.optional(z.string()),
  /** Set by staff; without it what stands in the upper half stays in sight. */
  focus: z.optional(focusSchema),
  /** Wider than high, about 8:5, where others are 3:4: garments side by side. */
  is_wide: z.optional(z.boolean()),
})
export type ProductPicture = z.infer<typeof pictureSchema>

export const productSizeSchema = z.object({
  name: z.string(),
  short_name: z.string(),
  /** Items that can be bought now. A list knows within a second whether there are any; the number is as of its last refresh. */
  count: z.int(),
  /** Can be bought in advance now; the product names the day when it is expected. */
  preorder: z.boolean(),
  price: priceSchema,
  price_without_discount: z.nullable(priceSchema),
  /** kg */
  weight: z.nullable(z.number()),
})

const shownColor = { title: textSchema, hex: z.string(), pattern: z.optional(colorPatternSchema) }

/** What a list shows of an article. */
export const productCardSchema = z.object({
  article: z.string(),
  model: z.string(),
  title: textSchema,
  category: z.string(),
  collection: z.string(),
  color: z.object({ name: z.string(), ...shownColor }),
  height: z.nullable(z.string()),
  sizes: z.array(productSizeSchema),
  previewImages: z.array(pictureSchema),
  badges: z.array(badgeSchema),
  /** Own discount of the cheapest size that can be bought, whole percent; 0 if none. */
  own_discount_percent: z.int(),
  start_sale_date: z.nullable(z.string()),
  /** When pre-ordered items are expected; null while no size can be bought in advance. */
  preorder: z.nullable(z.object({ month: z.int(), day: z.int() })),
  colors: z.array(z.object({ article: z.string(), ...shownColor })),
  /** The heights in which its garment can be had; only where a card stands for the garment. */
  heights: z.optional(z.array(z.string())),
  /** Heights that can only be ordered in advance, while its own is in stock. */
  awaited: z.optional(z.array(z.string())),
})
export type ProductCard = z.infer<typeof productCardSchema>

export const measurementSchema = z.object({
  size: z.string(),
  chest: z.number(),
  waist: z.number(),
  hips: z.number(),
  volumetric: z.number(),
})

/** All that the product page shows. Measurements in cm: of the body a size is cut for; volumetric is the finished garment’s own girth. */
export const productSchema = z.extend(productCardSchema, {
  images: z.array(pictureSchema),
  description: textSchema,
  composition: textSchema,
  care: textSchema,
  measurements: z.array(measurementSchema),
  model_params: z.nullable(
    z.object({
      height_cm: z.number(),
      chest_cm: z.number(),
      waist_cm: z.number(),
      hips_cm: z.number(),
      wears_size: z.string(),
    }),
  ),
})
export type Product = z.infer<typeof productSchema>

export const siblingSchema = z.object({
  article: z.string(),
  color: z.object({ name: z.string(), ...shownColor }),
  height: z.nullable(z.string()),
  in_stock: z.boolean(),
  /** Nothing of it is on the shelf, but a size can be bought in advance. */
  preorder: z.boolean(),
})
export type Sibling = z.infer<typeof siblingSchema>

export const productByArticleEndpoint = defineEndpoint({
  method: 'GET',
  access: 'public',
  sameForAll: true,
  path: '/api/products/get-by/model-by-article',
  summary: 'One article with its siblings: other colours and heights of the model',
  query: z.strictObject({ article: articleSchema }),
  result: z.object({ product: productSchema, siblings: z.array(siblingSchema) }),
})
