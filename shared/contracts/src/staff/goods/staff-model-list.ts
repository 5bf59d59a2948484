import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { priceSchema } from '../../money.ts'
import { textSchema } from '../../texts/text.ts'
import { productFilterFields, productLacks, productPageFields, staffProductRowSchema } from './staff-products.ts'

/** A row of the list of models. All that it says is of those of its articles that agree with the filter. */
export const staffModelRowSchema = z.object({
  model: z.string(),
  /** The article that title, picture, category and collection are of, and whose page the row opens. */
  article: z.string(),
  title: textSchema,
  category: z.string(),
  collection: z.string(),
  picture: z.nullable(z.string()),
  colors: z.array(z.string()),
  heights: z.array(z.string()),
  /** Names of those that agree with the filter, by which the whole row is chosen. */
  articles: z.array(z.string()),
  /** How many articles the model has, whether they agree with the filter or not. */
  article_count: z.int(),
  /** Of the cheapest size; null without sizes. */
  price: z.nullable(priceSchema),
  /** Only where that size is reduced. */
  price_without_discount: z.nullable(priceSchema),
  /** Other sizes or articles cost more. */
  is_price_from: z.boolean(),
  /** All sizes of all articles together. */
  stock: z.int(),
  /** How many articles are shown. */
  shown: z.int(),
  /** All that were found are. */
  is_archived: z.optional(z.literal(true)),
  /** The earliest day that something of it is awaited. */
  preorder_on: z.nullable(z.string()),
  /** What any of the articles lacks. */
  missing: z.array(z.enum(productLacks)),
  /** The latest change of any article. */
  changed: staffProductRowSchema.shape.changed,
  /** Its articles one by one, where the question asks to open it. */
  opened: z.optional(z.array(staffProductRowSchema)),
})
export type StaffModelRow = z.infer<typeof staffModelRowSchema>

/** So many models of a page are opened at most; more are left closed. */
export const MOST_OPENED = 20

export const staffModelsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/products/models',
  summary: 'Models for staff: those with articles that agree with the filter of products, a row each',
  access: 'staff:content',
  owner: 'catalog',
  query: z.object({
    ...productFilterFields,
    ...productPageFields,
    /** Models whose articles come with them, separated by commas. */
    opened: z.optional(z.string().check(z.trim(), z.maxLength(61 * MOST_OPENED, 'too_long'))),
  }),
  result: z.object({
    models: z.array(staffModelRowSchema),
    /** Models that have an article which agrees with the filter. */
    count: z.int(),
    /** Articles that agree with it. */
    article_count: z.int(),
    page: z.int(),
    limit: z.int(),
  }),
})
