import * as z from 'zod/mini'
import { articleSchema, nameSchema } from '../../catalog/article.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { textSchema } from '../../texts/text.ts'

/** Of how many articles it is told at once what there is of them now. */
export const MOST_SOLD_GOODS = 500

const internal = { method: 'POST', access: 'internal' } as const

const soldGoodsSchema = z.object({
  article: z.string(),
  title: textSchema,
  color: z.string(),
  height: z.nullable(z.string()),
  sizes: z.array(
    z.object({
      size: z.string(),
      available: z.int(),
      /** Mailboxes that wait for an email when it is back. */
      waiting: z.int(),
    }),
  ),
})
export type SoldGoodsNow = z.infer<typeof soldGoodsSchema>

const codedSizeSchema = z.object({
  article: z.string(),
  size: z.string(),
  barcode: z.optional(z.string()),
  own_code: z.optional(z.string()),
})
/** What a size is scanned by. */
export type CodedSize = z.infer<typeof codedSizeSchema>

export const salesScopeEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/catalog/sales-scope',
  onlyReads: true,
  summary: 'The articles of a model, or a category with all below it, archived ones too',
  body: z.object({ model: z.optional(z.string()), category: z.optional(nameSchema) }),
  result: z.object({ articles: z.array(z.string()), categories: z.array(z.string()) }),
})
export const soldGoodsNowEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/catalog/sold-goods-now',
  onlyReads: true,
  summary: 'What articles, hidden ones too, are called, and what is on their shelves and waited for now',
  body: z.object({ articles: z.array(articleSchema).check(z.maxLength(MOST_SOLD_GOODS)) }),
  result: z.object({ goods: z.array(soldGoodsSchema) }),
})
export const sizeCodesEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/catalog/size-codes',
  onlyReads: true,
  summary: 'Barcodes and own codes of the sizes of articles, hidden ones too; sizes without any are left out',
  body: z.object({ articles: z.array(z.string()).check(z.maxLength(MOST_SOLD_GOODS)) }),
  result: z.object({ sizes: z.array(codedSizeSchema) }),
})
