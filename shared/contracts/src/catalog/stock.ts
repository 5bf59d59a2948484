import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { minorPriceSchema } from '../money.ts'
import { orderNumberSchema } from '../orders/orders.ts'
import { textSchema } from '../texts/text.ts'
import { articleSchema, sizeNameSchema } from './article.ts'

const itemSchema = z.object({ article: articleSchema, size: sizeNameSchema })
/** An item marked `preorder` is promised in advance instead of taken from stock. */
const itemsSchema = z.array(
  z.extend(itemSchema, { count: z.int().check(z.minimum(1)), preorder: z.optional(z.boolean()) }),
)

const wholeCount = z.int().check(z.minimum(0))

/** What the catalogue knows of a line: its prices in minor units, weight in kg, stock. */
const sellableSchema = z.object({
  article: z.string(),
  size: z.string(),
  title: textSchema,
  /** What its colour is called. */
  color: z.optional(textSchema),
  /** The height it is made for, in centimetres, as `160-167`. */
  height: z.optional(z.nullable(z.string())),
  picture: z.nullable(z.string()),
  category: z.string(),
  /** Its own and all above it. */
  categories: z.array(z.string()),
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
  onlyReads: true,
  summary: 'Prices, weights and stock of lines; a hidden or unknown one is left out',
  body: z.object({ lines: z.array(z.extend(itemSchema, { bundle: z.nullable(articleSchema) })) }),
  result: z.object({ sellables: z.array(sellableSchema) }),
})
/** What of the same model can be had in place of each of these articles: every size of every shown colour and height. */
export const alternativesEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/catalog/alternatives',
  onlyReads: true,
  summary: 'All shown sizes of the models of these articles, with prices and stock; none for an unknown article',
  body: z.object({ articles: z.array(articleSchema).check(z.maxLength(100, 'too_long')) }),
  result: z.object({ alternatives: z.array(z.object({ of: z.string(), sellables: z.array(sellableSchema) })) }),
})
export const priceSamplesEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/catalog/price-samples',
  onlyReads: true,
  summary: 'The cheapest size of some hundred shown articles, always the same ones: examples for what a rate changes',
  body: z.object({}),
  result: z.object({ samples: z.array(z.extend(itemSchema, { uah: z.int(), has_eur: z.boolean() })) }),
})
export const reserveStockEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/stock/hold',
  repeatable: true,
  summary: 'Reserves all items for an order, or none; repeating it changes nothing',
  body: z.object({ order: orderNumberSchema, pieces: itemsSchema, until: z.string() }),
  result: z.object({
    held: z.boolean(),
    short: z.array(z.object({ article: z.string(), size: z.string(), requested: z.int(), available: z.int() })),
  }),
})
export const resizeReservationEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/stock/resize',
  repeatable: true,
  summary:
    'Makes what is reserved of sizes for an order so many items, or as many as it was; repeating it changes nothing',
  body: z.object({
    order: orderNumberSchema,
    /** `count`: what is to be reserved; `was`: what stays reserved where not all of it is there. */
    pieces: z.array(z.extend(itemSchema, { count: wholeCount, was: wholeCount, preorder: z.optional(z.boolean()) })),
    until: z.string(),
  }),
  result: z.object({
    held: z.boolean(),
    short: z.array(z.object({ article: z.string(), size: z.string(), requested: z.int(), available: z.int() })),
  }),
})
export const extendReservationEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/stock/extend',
  repeatable: true,
  summary: 'Moves the end of the reservation',
  body: z.object({ order: orderNumberSchema, pieces: itemsSchema, until: z.string() }),
  result: z.object({}),
})
export const releaseStockEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/stock/release',
  repeatable: true,
  summary: 'Releases the reserved items for sale; repeating it changes nothing',
  body: z.object({ order: orderNumberSchema, pieces: itemsSchema }),
  result: z.object({}),
})
export const commitStockEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/stock/sell',
  repeatable: true,
  summary: 'Commits the reservation: its items are sold; repeating it changes nothing',
  body: z.object({ order: orderNumberSchema, pieces: itemsSchema }),
  result: z.object({}),
})

/** Names one movement of stock: the same key again changes nothing. */
const keySchema = z.string().check(z.minLength(1), z.maxLength(100))
const arrivedItem = z.extend(itemSchema, { count: z.int().check(z.minimum(1)) })

export const restockEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/stock/put-back',
  repeatable: true,
  summary: 'Sold items that came back are for sale again; repeating it changes nothing',
  body: z.object({ key: keySchema, pieces: itemsSchema }),
  result: z.object({}),
})
export const receiveStockEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/stock/receive',
  repeatable: true,
  summary: 'Items from the maker: those who ordered in advance come first, the rest is for sale',
  body: z.object({ key: keySchema, piece: arrivedItem }),
  result: z.object({}),
})
export const arrivedStockEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/stock/arrived',
  onlyReads: true,
  summary: 'Items that have come and wait to be given to their orders',
  body: z.object({}),
  result: z.object({ pieces: z.array(z.object({ article: z.string(), size: z.string(), count: z.int() })) }),
})
export const assignArrivedEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/stock/assign',
  repeatable: true,
  summary: 'Gives items that have come to an order; none, when there are not enough',
  body: z.object({ key: keySchema, pieces: z.array(arrivedItem) }),
  result: z.object({ assigned: z.boolean() }),
})
export const freeArrivedEndpoint = defineEndpoint({
  ...internal,
  path: '/internal/stock/free-arrived',
  summary: 'Puts items that have come and that nobody was promised on sale',
  body: itemSchema,
  result: z.object({}),
})
