import * as z from 'zod/mini'
import { articleSchema, nameSchema, sizeNameSchema } from '../../catalog/article.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { priceSchema } from '../../money.ts'
import { note, textSchema } from '../../texts/text.ts'
import { changedSchema } from '../revision.ts'

/** What a product may lack: no picture, a text in one language only or older in English, no sizes or a size without a price. */
export const productLacks = ['picture', 'translation', 'older_translation', 'price'] as const
/** Nothing can be bought; some size is down to its last items; or of some size more is reserved than is there. */
export const stockStates = ['out', 'low', 'oversold'] as const
export const productSorts = ['changed', 'article', 'title', 'category', 'price', 'stock'] as const
export type ProductSort = (typeof productSorts)[number]

/** A row of the list of products; prices are decimal numbers, euros without a price of their own by today's rate. */
export const staffProductRowSchema = z.extend(z.object(changedSchema), {
  article: z.string(),
  model: z.string(),
  title: textSchema,
  category: z.string(),
  collection: z.string(),
  color: z.string(),
  height: z.nullable(z.string()),
  /** How many of each size can be bought now, in the order of the article. */
  sizes: z.array(z.object({ name: z.string(), available: z.int() })),
  /** Of the cheapest size; null without sizes. */
  price: z.nullable(priceSchema),
  /** Only where that size is reduced, or will be from `start_sale_date`. */
  price_without_discount: z.nullable(priceSchema),
  /** All sizes together. */
  stock: z.int(),
  is_shown: z.boolean(),
  is_archived: z.optional(z.literal(true)),
  /** Name of the first picture. */
  picture: z.nullable(z.string()),
  preorder_on: z.nullable(z.string()),
  missing: z.array(z.enum(productLacks)),
})
export type StaffProductRow = z.infer<typeof staffProductRowSchema>

/** A part of an article or of a title, in either language. */
const search = z.optional(note(100))
const name = z.optional(nameSchema)
const described = { category: name, collection: name, color: name, height: name, size: z.optional(sizeNameSchema) }

/** Which products are meant: all that agree with everything that is named. A category means all below it too. */
export const productFilterSchema = z.object({
  search,
  ...described,
  shown: z.optional(z.boolean()),
  missing: z.optional(z.enum(productLacks)),
  stock: z.optional(z.enum(stockStates)),
  /** Archived ones only; left out: none of them. */
  archived: z.optional(z.boolean()),
})
export type StaffProductFilter = z.infer<typeof productFilterSchema>

/** The filter in an address of the list and of its export. */
export const productFilterFields = {
  'search[article]': search,
  ...described,
  shown: z.optional(z.enum(['0', '1'])),
  missing: z.optional(z.enum(productLacks)),
  stock: z.optional(z.enum(stockStates)),
  archived: z.optional(z.literal('1')),
}
const filterInAddress = z.object(productFilterFields)
export type FilterInAddress = z.infer<typeof filterInAddress>

/** Which page of the list, and how it is sorted. */
export const productPageFields = {
  sort: z._default(z.enum(productSorts), 'changed'),
  dir: z.optional(z.enum(['asc', 'desc'])),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
}
const result = z.object({ products: z.array(staffProductRowSchema), count: z.int(), page: z.int(), limit: z.int() })

export const staffProductsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/products',
  summary: 'Products for staff, hidden ones too, by a part of the article or title and by what is known of them',
  access: 'staff:content',
  owner: 'catalog',
  query: z.object({ ...productFilterFields, ...productPageFields }),
  result,
})

export const productParams = z.object({ article: articleSchema })
