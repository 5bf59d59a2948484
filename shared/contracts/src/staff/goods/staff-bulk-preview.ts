import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { bulkPriceSchema, bulkWhichSchema } from './staff-product-bulk.ts'

/** So many sizes, and so many refused articles, are shown of a preview. */
export const MOST_PREVIEWED = 12

/** Decimal numbers; without euros they follow the rate. */
const storedPrice = z.object({ uah: z.number(), eur: z.nullable(z.number()) })
const prices = z.object({ price: storedPrice, price_without_discount: z.nullable(storedPrice) })

const previewSchema = z.object({
  /** Articles: that will change, that are so already, and that are refused. */
  changed: z.int(),
  left: z.int(),
  refused: z.int(),
  /** The first sizes whose price changes, before and after. */
  rows: z.array(
    z.object({
      article: z.string(),
      title: z.object({ uk: z.string(), en: z.string() }),
      size: z.string(),
      was: prices,
      will: prices,
    }),
  ),
  /** The first articles that are refused, and why. */
  refused_rows: z.array(z.object({ article: z.string(), why: z.array(z.string()) })),
})
export type BulkPricePreview = z.infer<typeof previewSchema>

export const previewBulkPricesEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/products/bulk/preview',
  summary: 'What a change of many prices would come to now, before and after; nothing is changed',
  access: 'staff:content',
  owner: 'catalog',
  onlyReads: true,
  body: z.object({ which: bulkWhichSchema, change: bulkPriceSchema }),
  result: previewSchema,
})
