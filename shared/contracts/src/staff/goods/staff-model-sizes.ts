import * as z from 'zod/mini'
import { articleSchema, sizeNameSchema } from '../../catalog/article.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { note } from '../../texts/text.ts'
import { changedSchema, revisionSchema } from '../revision.ts'
import { sizeCodes } from './size-codes.ts'
import {
  eurosSchema,
  hryvniasSchema,
  modelSchema,
  preorderLimitSchema,
  stockDifferenceSchema,
  weightSchema,
} from './size-fields.ts'
import { MOST_SIZES, staffStockSchema } from './staff-product-forms.ts'
import { undoable } from './undoable.ts'

/** So many articles of a model at most are changed at once. */
export const MOST_ARTICLES = 100

// As it is stored: what came before these rules is shown, too.
const storedPrice = z.object({ uah: z.number(), eur: z.nullable(z.number()) })
const storedSizeSchema = z.object({
  name: z.string(),
  price: storedPrice,
  price_without_discount: z.nullable(storedPrice),
  weight_kg: z.nullable(z.number()),
  preorder_limit: z.nullable(z.int()),
  barcode: z.optional(z.nullable(z.string())),
  own_code: z.optional(z.nullable(z.string())),
  stock: staffStockSchema,
})

const articleSizesSchema = z.extend(z.object(changedSchema), {
  article: z.string(),
  color: z.string(),
  height: z.nullable(z.string()),
  is_shown: z.boolean(),
  sizes: z.array(storedSizeSchema),
})
export type ArticleSizes = z.infer<typeof articleSizesSchema>

export const modelSizesSchema = z.object({
  model: z.string(),
  /** Sizes that any article of the model has, in the order of the dictionary. */
  sizes: z.array(z.string()),
  /** By colour and height, in the order of the dictionaries. */
  articles: z.array(articleSizesSchema),
  /** Hryvnias for one euro: what prices without euros follow. */
  rate: z.number(),
})
/** Prices, weights and stock of a model: every size of every colour in every height. */
export type ModelSizes = z.infer<typeof modelSizesSchema>

/** Cells of one size. What is left out stays as it is; null empties a cell. */
const sizeCellsSchema = z.object({
  size: sizeNameSchema,
  /** True: the article has the size from now on. False: it has it no more, which only a free size allows. */
  is_there: z.optional(z.boolean()),
  uah: z.optional(hryvniasSchema),
  /** Null: it follows the rate. */
  eur: z.optional(z.nullable(eurosSchema)),
  /** The price before the discount. */
  old_uah: z.optional(z.nullable(hryvniasSchema)),
  old_eur: z.optional(z.nullable(eurosSchema)),
  weight_kg: z.optional(z.nullable(weightSchema)),
  /** Null: as many as are asked for. */
  preorder_limit: z.optional(z.nullable(preorderLimitSchema)),
  ...sizeCodes,
  /** A difference, never a count: what is sold meanwhile is not lost. Items that come go to pre-orders first. */
  stock_by: z.optional(stockDifferenceSchema),
})
export type SizeCells = z.infer<typeof sizeCellsSchema>

const articleCellsSchema = z.object({
  article: articleSchema,
  revision: revisionSchema,
  sizes: z.array(sizeCellsSchema).check(z.minLength(1, 'required'), z.maxLength(2 * MOST_SIZES, 'list_too_long')),
})

export const modelSizesChangeSchema = z
  .object({
    articles: z
      .array(articleCellsSchema)
      .check(z.minLength(1, 'required'), z.maxLength(MOST_ARTICLES, 'list_too_long')),
    /** Why the stock changes. */
    reason: z._default(note(200), ''),
    /** The endangered orders have been seen. */
    confirm: z.optional(z.boolean()),
  })
  .check(z.refine(body => body.reason !== '' || !changesStock(body), { message: 'reason_required', path: ['reason'] }))
export type ModelSizesChange = z.infer<typeof modelSizesChangeSchema>

function changesStock({ articles }: { articles: readonly { sizes: readonly SizeCells[] }[] }): boolean {
  return articles.some(({ sizes }) => sizes.some(({ stock_by }) => stock_by !== undefined))
}

export const changeModelSizesEndpoint = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/products/models/:model/sizes',
  summary:
    'Changes cells of the sizes of a model, all or none; 409 stock_reserved lists the orders that need what is taken, until it is confirmed',
  access: 'staff:content',
  owner: 'catalog',
  action: 'product_sizes',
  audited: 'all',
  params: z.object({ model: modelSchema }),
  body: modelSizesChangeSchema,
  idempotent: true,
  result: z.extend(modelSizesSchema, undoable),
})
