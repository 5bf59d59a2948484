import * as z from 'zod/mini'
import { articleSchema, nameSchema } from '../../catalog/article.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { productFilterSchema, productParams } from './staff-products.ts'

/** So many products at most are changed at once. */
export const MOST_IN_BULK = 10_000

const hryvnias = z.int('whole_hryvnias')
/** Keeps the price before as the one without discount, where the new one is lower. */
const keep_old = z.boolean()
const price = z.discriminatedUnion('how', [
  z.object({
    do: z.literal('price'),
    how: z.literal('set'),
    value: hryvnias.check(z.minimum(1, 'invalid'), z.maximum(1_000_000, 'too_big')),
    keep_old,
  }),
  z.object({
    do: z.literal('price'),
    how: z.literal('percent'),
    value: z.int('invalid').check(
      z.minimum(-90, 'invalid'),
      z.maximum(500, 'invalid'),
      z.refine(by => by !== 0, 'required'),
    ),
    keep_old,
  }),
  z.object({
    do: z.literal('price'),
    how: z.literal('sum'),
    value: hryvnias.check(
      z.minimum(-1_000_000, 'too_big'),
      z.maximum(1_000_000, 'too_big'),
      z.refine(by => by !== 0, 'required'),
    ),
    keep_old,
  }),
])

/** One change for many products. Prices are whole hryvnias; a price in euros of its own moves in the same proportion. */
export const bulkChangeSchema = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['show', 'hide']) }),
  price,
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

const asked = { which: bulkWhichSchema, change: bulkChangeSchema }
const resultSchema = z.object({
  changed: z.int(),
  /** They were so before. */
  left: z.int(),
  /** What each lacks, or why its change was not made. */
  refused: z.array(z.object({ article: z.string(), why: z.array(z.string()) })),
  /** For an hour the change can be undone by this id; null when nothing was changed. */
  undo: z.nullable(z.string()),
})
export type BulkResult = z.infer<typeof resultSchema>
const undoneSchema = z.object({
  restored: z.int(),
  /** Somebody has changed them since. */
  left: z.int(),
})

const access = 'staff:content'
const path = '/api/admin/products/bulk'
const id = z.uuid('invalid')

export const changeInBulkEndpoint = defineEndpoint({
  method: 'POST',
  path,
  summary: 'Changes up to 10,000 products at once: shown, hidden, priced, moved to a category or a collection',
  access,
  body: z.object(asked),
  idempotent: true,
  result: resultSchema,
})
export const undoBulkEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/:id/undo`,
  summary: 'Puts back what a change of many products found, where nobody changed it since',
  access,
  params: z.object({ id }),
  result: undoneSchema,
})

const internal = { method: 'POST', access: 'internal' } as const
const who = z.string().check(z.minLength(1), z.maxLength(100))
const articles = z.array(z.string())

export const internalChangeInBulkEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/staff-products/bulk',
  summary: 'Changes many products for the admin service; repeated under the same key it answers the same',
  body: z.object({ who, key: id, ...asked }),
  result: z.extend(resultSchema, { articles }),
})
export const internalUndoBulkEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/staff-products/undo-bulk',
  summary: 'Undoes a change of many products for the admin service',
  body: z.object({ who, id }),
  result: z.extend(undoneSchema, { articles }),
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
