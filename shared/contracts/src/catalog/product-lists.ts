import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currencySchema, priceSchema } from '../money.ts'
import { textSchema } from '../texts/text.ts'
import { articleSchema, nameSchema, sizeNameSchema } from './article.ts'
import { badgeSchema } from './badge.ts'
import { colorPatternSchema } from './color-pattern.ts'
import { focusSchema } from './focus.ts'
import { HIGHEST_BOUND } from './price-bounds.ts'

// What lists are asked and what their cards draw, apart from whole products: the store loads nothing else of them.

/**
 * What a card in a list draws, and nothing else: a list answers it for `view=card` in a quarter of the bytes. Of a size it
 * names the price that stands for the garment, of pictures their names, of other colours only their hex codes and patterns.
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
  /** What must stay in sight of the front, where staff have said so. */
  focus: z.optional(focusSchema),
  /** The front a few pixels wide, as a data: address. Only the first cards of a list have it: the others are below the fold. */
  placeholder: z.optional(z.string()),
  badges: z.array(badgeSchema),
  /** Whole percent; only where there is one. */
  own_discount_percent: z.optional(z.int()),
  /** In which colours the model comes, as #rrggbb, its own among them. */
  colors: z.array(z.string()),
  /** Of the colours at the same places; only where one of them is patterned. */
  patterns: z.optional(z.array(z.nullable(colorPatternSchema))),
  /** The heights that the card stands for. */
  heights: z.array(z.string()),
  /** Heights that can only be ordered in advance, where the card's own article is in stock. */
  awaited: z.optional(z.array(z.string())),
})
export type StoreCard = z.infer<typeof storeCardSchema>

export const sortNames = ['new', 'price_asc', 'price_desc', 'sale'] as const

// JSON values in the query: each is parsed against its own allow-list, so an object never gets further than this.
function json<Value>(schema: z.ZodMiniType<Value>) {
  return z.pipe(
    z.transform((text: string, ctx) => {
      const refuse = (message: string) => {
        ctx.issues.push({ code: 'custom', message, input: text })
        return z.NEVER
      }
      if (typeof text !== 'string') return refuse('Not a text')
      if (text.length > 4000) return refuse('too_long')
      try {
        return JSON.parse(text) as unknown
      } catch {
        return refuse('not_json')
      }
    }),
    schema,
  )
}
/** A whole number of hryvnias or euros. */
const bound = json(z.int().check(z.minimum(0), z.maximum(HIGHEST_BOUND)))
const names = json(z.array(nameSchema).check(z.maxLength(50, 'too_many')))

/** A value of the query as people write it (`group=garment`), or as JSON like the values beside it. */
function plainValue<Value extends string>(values: readonly [Value, ...Value[]]) {
  const unquoted = z.transform((text: string) => text.replace(/^"(.*)"$/, '$1'))
  return z.pipe(z.pipe(z.string().check(z.maxLength(20, 'too_long')), unquoted), z.enum(values))
}
/** Both heights of a garment in one colour are one card, and are counted as one (docs/rules.md, "Catalogue"). */
const groupWord = z.optional(plainValue(['garment']))
/** Only what a card draws (`storeCardSchema`). */
const viewWord = z.optional(plainValue(['card']))

export const productFilterQuery = z.strictObject({
  categories: z.optional(names),
  collections: z.optional(names),
  colors: z.optional(names),
  heights: z.optional(names),
  sizes: z.optional(json(z.array(sizeNameSchema).check(z.maxLength(50, 'too_many')))),
  price_from: z.optional(bound),
  price_to: z.optional(bound),
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
  /** What the price can be bounded to, in the currency that was asked for; null when nothing can be bought. */
  prices: z.nullable(z.object({ lowest: z.number(), highest: z.number() })),
})

const articleListSchema = z.array(articleSchema).check(z.maxLength(100, 'too_many'))

export const readList = { method: 'GET', access: 'public', sameForAll: true } as const

export const productCountByFiltersEndpoint = defineEndpoint({
  ...readList,
  path: '/api/products/get-count-by/filters',
  summary: 'How many articles, or cards, the filters leave',
  query: productFilterQuery,
  jsonQuery: true,
  result: z.object({ count: z.int() }),
})
export const articleListQuery = z.strictObject({
  article_list: json(articleListSchema),
  check_show: z.optional(z.enum(['0', '1'])),
  view: viewWord,
})
export const recommendationsQuery = z.strictObject({ article: articleSchema, view: viewWord })
export const productSearchQuery = z.object({
  query: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'too_long')),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  group: groupWord,
  view: viewWord,
})
/** The terms that were found, as they stand in titles: what a hit list marks. */
export const matchedSchema = z.array(z.string())
