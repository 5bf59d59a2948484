import * as z from 'zod/mini'
import { articleSchema, nameSchema } from '../../catalog/article.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { defineListFile } from '../list-file.ts'
import { productFilterSchema, productParams } from './staff-products.ts'

/** So many products at most are changed at once. */
export const MOST_IN_BULK = 10_000

const hryvnias = z.int('whole_hryvnias')
/** Keeps the price before as the one without discount, where the new one is lower. */
const keep_old = z.boolean()
/** Of what a percent or a sum comes to; left out: as it comes. `90`: to the nearest price that ends with 90. */
const round_to = z.optional(z.enum(['10', '50', '90'], 'invalid'))
/** A percent or a sum on each price, or one price for all. */
export const bulkPriceSchema = z.discriminatedUnion('how', [
  z.object({
    do: z.literal('price'),
    how: z.literal('set'),
    value: hryvnias.check(z.minimum(1, 'price_from_hryvnia'), z.maximum(1_000_000, 'too_big')),
    keep_old,
  }),
  z.object({
    do: z.literal('price'),
    how: z.literal('percent'),
    value: z.int('bulk_percent').check(
      z.minimum(-90, 'bulk_percent'),
      z.maximum(500, 'bulk_percent'),
      z.refine(by => by !== 0, 'bulk_percent'),
    ),
    round_to,
    keep_old,
  }),
  z.object({
    do: z.literal('price'),
    how: z.literal('sum'),
    value: hryvnias.check(
      z.minimum(-1_000_000, 'too_big'),
      z.maximum(1_000_000, 'too_big'),
      z.refine(by => by !== 0, 'bulk_sum'),
    ),
    round_to,
    keep_old,
  }),
])
export type BulkPriceChange = z.infer<typeof bulkPriceSchema>

/** One change for many products. Prices are whole hryvnias; a price in euros of its own moves in the same proportion. */
export const bulkChangeSchema = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['show', 'hide']) }),
  bulkPriceSchema,
  z.object({ do: z.literal('category'), category: nameSchema }),
  z.object({ do: z.literal('collection'), collection: nameSchema }),
])
export type BulkChange = z.infer<typeof bulkChangeSchema>

/** Which products: these, or all that agree with a filter, of which the one who asks has seen how many there are. */
export const bulkWhichSchema = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('articles'),
    articles: z.array(articleSchema).check(z.minLength(1, 'required'), z.maxLength(MOST_IN_BULK, 'list_too_long')),
  }),
  z.object({
    by: z.literal('filter'),
    filter: productFilterSchema,
    count: z.int('invalid').check(z.minimum(1, 'required'), z.maximum(MOST_IN_BULK, 'list_too_long')),
  }),
])
export type BulkWhich = z.infer<typeof bulkWhichSchema>

/**
 * `stopping`: what is begun of it is being finished; `failed`: given up after several tries. What was changed stays until it is
 * taken back.
 */
export const longStates = ['running', 'stopping', 'stopped', 'done', 'failed', 'undoing', 'undone'] as const
export type LongState = (typeof longStates)[number]

/** Does it wait for staff to go on? Until then no other change of many products begins. */
export function isBulkInProgress(state: LongState): boolean {
  return state === 'running' || state === 'stopping' || state === 'undoing'
}

const asked = { which: bulkWhichSchema, change: bulkChangeSchema }
/** How far it came: `done` of `total` products were looked at. */
const progress = { state: z.enum(longStates), done: z.int(), total: z.int() }
const counts = {
  changed: z.int(),
  /** They were so before. */
  left: z.int(),
}
const resultSchema = z.object({
  ...progress,
  ...counts,
  /** What each lacks, or why its change was not made. */
  refused: z.array(z.object({ article: z.string(), why: z.array(z.string()) })),
  /** Until an hour after its end the change can be taken back by this id; null when nothing was changed. */
  undo: z.nullable(z.string()),
})
export type BulkResult = z.infer<typeof resultSchema>
const bulkSchema = z.object({
  ...progress,
  ...counts,
  id: z.string(),
  who: z.string(),
  at: z.string(),
  change: bulkChangeSchema,
  refused: z.int(),
  /** What was put back; null while it was not undone. */
  undone: z.nullable(z.object({ restored: z.int(), left: z.int() })),
  can_undo: z.boolean(),
})
/** A change of many products, as staff watch it. */
export type BulkView = z.infer<typeof bulkSchema>

const access = 'staff:content'
const path = '/api/admin/products/bulk'

export const changeInBulkEndpoint = defineEndpoint({
  method: 'POST',
  path,
  summary:
    'Changes up to 10,000 products at once: shown, hidden, priced, moved to a category or a collection; a repeat under the key tells how far it came',
  access,
  owner: 'catalog',
  action: 'product_bulk',
  audited: 'all',
  body: z.object(asked),
  idempotent: true,
  result: resultSchema,
})
export const bulksEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'The latest changes of many products that are under way or can still be undone, newest first',
  access,
  owner: 'catalog',
  result: z.object({ bulks: z.array(bulkSchema) }),
})

/** What happened to a product, newest first: of each change the fields that it changed. */
export const productHistoryEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/products/by-article/:article/history',
  summary: 'Who changed what of an article and when, as the audit log has it',
  access,
  params: productParams,
  result: z.object({
    history: z.array(
      z.object({
        at: z.string(),
        who: z.string(),
        action: z.string(),
        reason: z.nullable(z.string()),
        /** Of a change of many products: what was asked for. */
        bulk: z.nullable(bulkChangeSchema),
        changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
      }),
    ),
  }),
})

export const productHistoryFile = defineListFile({
  path: '/api/admin/products/history',
  rows: 'changes of an article',
  access,
  action: 'product_history_export',
  filter: z.object({ article: articleSchema }),
  audited: ['article'],
})
