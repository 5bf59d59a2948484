import * as z from 'zod/mini'
import { articleSchema, nameSchema, sizeNameSchema } from './article.ts'
import { defineEndpoint } from './endpoint.ts'
import { currencySchema, priceSchema } from './money.ts'
import { textSchema } from './text.ts'

export const pictureSchema = z.object({
  /** Name without extension: the address is /images/<name>/<width>.webp or .jpeg. */
  name: z.string(),
  shot: z.enum(['front', 'back', 'detail', 'other']),
  alt: textSchema,
  /** The picture some pixels wide, as a data: address: stands in, blurred, until the real one has come. */
  placeholder: z.optional(z.string()),
})
export type ProductPicture = z.infer<typeof pictureSchema>

export const productSizeSchema = z.object({
  name: z.string(),
  short_name: z.string(),
  /** Pieces that can be bought now. A list knows within a second whether there are any; how many, it knew at its last look. */
  count: z.int(),
  /** Can be bought in advance now; the product says when it is expected. */
  preorder: z.boolean(),
  price: priceSchema,
  price_without_discount: z.nullable(priceSchema),
  /** kg */
  weight: z.nullable(z.number()),
})

export const badgeSchema = z.enum(['sale', 'new', 'sale_soon', 'preorder', 'sold_out'])

/** What a list shows of an article. */
export const productCardSchema = z.object({
  article: z.string(),
  model: z.string(),
  title: textSchema,
  category: z.string(),
  collection: z.string(),
  color: z.object({ name: z.string(), title: textSchema, hex: z.string() }),
  height: z.nullable(z.string()),
  sizes: z.array(productSizeSchema),
  previewImages: z.array(pictureSchema),
  badges: z.array(badgeSchema),
  /** Own discount of the cheapest size that can be bought, whole percent; 0 if none. */
  own_discount_percent: z.int(),
  start_sale_date: z.nullable(z.string()),
  /** When pre-ordered pieces are expected; null while no size can be bought in advance. */
  preorder: z.nullable(z.object({ month: z.int(), day: z.int() })),
  colors: z.array(z.object({ article: z.string(), hex: z.string(), title: textSchema })),
})
export type ProductCard = z.infer<typeof productCardSchema>

/**
 * What a card in a list draws, and nothing else: a list answers it for `view=card` in a quarter of the bytes. Of a size it
 * names the price that stands for the garment, of pictures their names, of other colours only how they look.
 */
export const storeCardSchema = z.object({
  article: z.string(),
  title: textSchema,
  category: z.string(),
  /** Of the cheapest size that can be had, else of the cheapest; null when the article has no sizes. */
  price: z.nullable(priceSchema),
  /** Only while that size is reduced. */
  price_without_discount: z.optional(priceSchema),
  /** Front, and what is shown to a mouse that stays. */
  pictures: z.array(z.string()),
  /** The front a few pixels wide, as a data: address. Only the first cards of a list have it: the others are below the fold. */
  placeholder: z.optional(z.string()),
  badges: z.array(badgeSchema),
  /** Whole percent; only where there is one. */
  own_discount_percent: z.optional(z.int()),
  /** In which colours the model comes, as #rrggbb, its own among them. */
  colors: z.array(z.string()),
  /** The heights that the card stands for. */
  heights: z.array(z.string()),
  /** Those among them that can only be ordered in advance, where the card's own article is in stock. */
  awaited: z.optional(z.array(z.string())),
})
export type StoreCard = z.infer<typeof storeCardSchema>

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
  color: z.object({ name: z.string(), title: textSchema, hex: z.string() }),
  height: z.nullable(z.string()),
  in_stock: z.boolean(),
  /** Nothing of it is on the shelf, but a size can be bought in advance. */
  preorder: z.boolean(),
})
export type Sibling = z.infer<typeof siblingSchema>

export const sortNames = ['new', 'price_asc', 'price_desc', 'sale'] as const

// JSON values in the query (spec §7): each is parsed against its own allow-list, so an object never gets further than this.
function json<Value>(schema: z.ZodMiniType<Value>) {
  return z.pipe(
    z.pipe(
      z.string().check(z.maxLength(4000, 'too_long')),
      z.transform((text, ctx) => {
        try {
          return JSON.parse(text) as unknown
        } catch {
          ctx.issues.push({ code: 'custom', message: 'not_json', input: text })
          return z.NEVER
        }
      }),
    ),
    schema,
  )
}
const names = json(z.array(nameSchema).check(z.maxLength(50, 'too_many')))

/** A word of the query as people write it (`group=garment`), or as JSON like the values beside it. */
function plainWord<Word extends string>(words: readonly [Word, ...Word[]]) {
  const unquoted = z.transform((text: string) => text.replace(/^"(.*)"$/, '$1'))
  return z.pipe(z.pipe(z.string().check(z.maxLength(20, 'too_long')), unquoted), z.enum(words))
}
/** Both heights of a garment in one colour are one card, and are counted as one (rules §13.1). */
const groupWord = z.optional(plainWord(['garment']))
/** Only what a card draws (`storeCardSchema`). */
const viewWord = z.optional(plainWord(['card']))

export const productFilterQuery = z.strictObject({
  categories: z.optional(names),
  collections: z.optional(names),
  colors: z.optional(names),
  heights: z.optional(names),
  sizes: z.optional(json(z.array(sizeNameSchema).check(z.maxLength(50, 'too_many')))),
  search: z.optional(json(z.string().check(z.maxLength(100, 'too_long')))),
  currency: z.optional(json(currencySchema)),
  sort: z.optional(json(z.enum(sortNames))),
  page: z.optional(json(z.int().check(z.minimum(1), z.maximum(1000)))),
  limit: z.optional(json(z.int().check(z.minimum(1), z.maximum(100)))),
  group: groupWord,
  view: viewWord,
})
export type ProductFilter = z.infer<typeof productFilterQuery>

/** How many articles (or cards, with `group=garment`) each value of a group would show, the group's own choice left out. */
export const facetsSchema = z.object({
  categories: z.record(z.string(), z.int()),
  collections: z.record(z.string(), z.int()),
  colors: z.record(z.string(), z.int()),
  sizes: z.record(z.string(), z.int()),
  heights: z.record(z.string(), z.int()),
})

const articleListSchema = z.array(articleSchema).check(z.maxLength(100, 'too_many'))

const read = { method: 'GET', access: 'public', sameForAll: true } as const

// What a call answers depends on its "view". Its type is that of whole cards; store-cards.ts has the same calls for the others.
const cardsSchema = z.array(z.union([productCardSchema, storeCardSchema])) as unknown as z.ZodMiniType<ProductCard[]>

export const productsByFiltersEndpoint = defineEndpoint({
  ...read,
  path: '/api/products/get-by/filters',
  summary: 'A page of the store; query values are JSON',
  query: productFilterQuery,
  jsonQuery: true,
  result: z.object({ list: cardsSchema, count: z.int(), facets: facetsSchema }),
})
export const productCountByFiltersEndpoint = defineEndpoint({
  ...read,
  path: '/api/products/get-count-by/filters',
  summary: 'How many articles, or cards, the filters leave',
  query: productFilterQuery,
  jsonQuery: true,
  result: z.object({ count: z.int() }),
})
export const productByArticleEndpoint = defineEndpoint({
  ...read,
  path: '/api/products/get-by/model-by-article',
  summary: 'One article with its siblings: other colours and heights of the model',
  query: z.strictObject({ article: articleSchema }),
  result: z.object({ product: productSchema, siblings: z.array(siblingSchema) }),
})
export const articleListQuery = z.strictObject({
  article_list: json(articleListSchema),
  check_show: z.optional(z.enum(['0', '1'])),
  view: viewWord,
})
export const productsByArticleListEndpoint = defineEndpoint({
  ...read,
  path: '/api/products/get-by/article-list',
  summary: 'Articles by their names, in the order asked; check_show means something to staff only',
  query: articleListQuery,
  result: z.object({ list: cardsSchema }),
})
/** What staff see of an article besides: whether shoppers do. */
export const staffCardSchema = z.extend(productCardSchema, { is_shown: z.boolean() })
export type StaffCard = z.infer<typeof staffCardSchema>

export const internalProductsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/catalog/products',
  summary: 'Articles by their names for staff: hidden ones too, unless check_show leaves them out',
  access: 'internal',
  body: z.object({ article_list: articleListSchema, check_show: z.boolean() }),
  result: z.object({ list: z.array(staffCardSchema) }),
})
export const recommendationsQuery = z.strictObject({ article: articleSchema, view: viewWord })
export const recommendationsEndpoint = defineEndpoint({
  ...read,
  path: '/api/products/get-recommends-by/article',
  summary: 'You may also like',
  query: recommendationsQuery,
  result: z.object({ list: cardsSchema }),
})
export const productSearchQuery = z.object({
  query: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'too_long')),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  group: groupWord,
  view: viewWord,
})
/** The words that were found, as they stand in titles: what a hit list marks. */
export const matchedSchema = z.array(z.string())

/** Best hits first: by word, ending, slip of the finger, Latin letters, wrong keyboard, colour or article number. */
export const productSearchEndpoint = defineEndpoint({
  ...read,
  path: '/api/products/search',
  summary: 'Search hits, best first',
  query: productSearchQuery,
  result: z.object({ list: cardsSchema, count: z.int(), matched: matchedSchema }),
})
