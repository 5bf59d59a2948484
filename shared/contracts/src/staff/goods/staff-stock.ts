import * as z from 'zod/mini'
import { sizeNameSchema } from '../../catalog/article.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { line } from '../../texts/text.ts'
import { staffStockSchema } from './staff-product-forms.ts'
import { productParams } from './staff-products.ts'

const by = z.int('invalid').check(
  z.minimum(-100_000, 'invalid'),
  z.maximum(100_000, 'invalid'),
  z.refine(count => count !== 0, 'required'),
)

/** Differences, never counts: what is sold meanwhile is not lost. Items that come go to pre-orders first. */
export const stockChangeSchema = z.object({
  changes: z
    .array(z.object({ size: sizeNameSchema, by }))
    .check(z.minLength(1, 'required'), z.maxLength(30, 'too_many')),
  reason: line(200, 'reason_required'),
  /** The endangered orders have been seen. */
  confirm: z.optional(z.boolean()),
})
export type StockChange = z.infer<typeof stockChangeSchema>

/** An order whose items would not be there; `order` is null for items that came for pre-orders. */
export const endangeredOrderSchema = z.object({
  order: z.nullable(z.string()),
  article: z.optional(z.string()),
  size: z.string(),
  count: z.int(),
  /** When the reservation ends; null: not of itself. */
  until: z.nullable(z.string()),
})
export type EndangeredOrder = z.infer<typeof endangeredOrderSchema>

const stock = z.array(staffStockSchema)

export const changeStockEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/products/by-article/:article/stock',
  summary:
    'Adds and takes items, size by size; 409 stock_reserved lists the orders that need them, until it is confirmed',
  access: 'staff:content',
  owner: 'catalog',
  action: 'stock_change',
  audited: 'all',
  params: productParams,
  body: stockChangeSchema,
  idempotent: true,
  result: z.object({ stock }),
})

/** How many wait for a size to be back, confirmed ones only; sizes without any are left out. */
const demand = z.array(z.object({ size: z.string(), count: z.int() }))
export type StockDemand = z.infer<typeof demand>

export const stockDemandEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/products/by-article/:article/demand',
  summary: 'How many customers wait for each size of an article to be back',
  access: 'staff:content',
  owner: 'catalog',
  params: productParams,
  result: z.object({ demand }),
})
