import * as z from 'zod/mini'
import { articleSchema, sizeNameSchema } from './article.ts'
import { defineEndpoint } from './endpoint.ts'
import { minorPriceSchema } from './money.ts'
import { orderNumberSchema } from './orders.ts'
import { textSchema } from './text.ts'

const pieceSchema = z.object({ article: articleSchema, size: sizeNameSchema })
/** A piece marked `preorder` is promised in advance instead of taken off the shelf. */
const piecesSchema = z.array(
  z.extend(pieceSchema, { count: z.int().check(z.minimum(1)), preorder: z.optional(z.boolean()) }),
)

/** What the catalogue knows of a line: its prices in minor units, weight in kg, stock. */
const sellableSchema = z.object({
  article: z.string(),
  size: z.string(),
  title: textSchema,
  picture: z.nullable(z.string()),
  category: z.string(),
  collection: z.string(),
  list: minorPriceSchema,
  price: minorPriceSchema,
  weight_kg: z.nullable(z.number()),
  available: z.int(),
  /** When nothing is on the shelf and more is awaited: the day in Kyiv, and how many may still be promised (null: any number). */
  preorder: z.nullable(z.object({ expected_on: z.string(), left: z.nullable(z.int()) })),
  /** Percent of the bundle the line is asked with; null outside a complete bundle. */
  bundle_percent: z.nullable(z.int()),
})
export type Sellable = z.infer<typeof sellableSchema>

const internal = { method: 'POST', access: 'internal' } as const

export const sellablesEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/catalog/sellables',
  summary: 'Prices, weights and stock of lines; a hidden or unknown one is left out',
  body: z.object({ lines: z.array(z.extend(pieceSchema, { bundle: z.nullable(articleSchema) })) }),
  result: z.object({ sellables: z.array(sellableSchema) }),
})
export const holdStockEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/stock/hold',
  summary: 'Reserves all pieces for an order, or none; repeating it changes nothing',
  body: z.object({ order: orderNumberSchema, pieces: piecesSchema, until: z.string() }),
  result: z.object({
    held: z.boolean(),
    short: z.array(z.object({ article: z.string(), size: z.string(), requested: z.int(), available: z.int() })),
  }),
})
export const extendHoldEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/stock/extend',
  summary: 'Moves the end of the reservation',
  body: z.object({ order: orderNumberSchema, pieces: piecesSchema, until: z.string() }),
  result: z.object({}),
})
export const releaseStockEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/stock/release',
  summary: 'Gives the held pieces back to sale; repeating it changes nothing',
  body: z.object({ order: orderNumberSchema, pieces: piecesSchema }),
  result: z.object({}),
})
export const sellStockEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/stock/sell',
  summary: 'Turns the held pieces into sold ones; repeating it changes nothing',
  body: z.object({ order: orderNumberSchema, pieces: piecesSchema }),
  result: z.object({}),
})
