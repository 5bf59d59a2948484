import * as z from 'zod/mini'
import { nameSchema } from '../../catalog/article.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { locales } from '../../texts/text.ts'
import { defineListFile } from '../list-file.ts'
import { changedSchema, revisionSchema } from '../revision.ts'
import { exchangeRowSchema } from './accounting.ts'
import { exchangeUndoSchema, seenGroupSchema, seenPriceTypeSchema } from './goods-exchange.ts'

/** What a price type of 1C is in the shop; `none`: nothing. */
export const priceUses = ['uah', 'old_uah', 'eur', 'old_eur', 'none'] as const
export type PriceUse = (typeof priceUses)[number]

const id = z.string().check(z.maxLength(200, 'too_long'))
/** The name of a characteristic, as 1C writes it; empty: there is none. */
const characteristic = z.string().check(z.trim(), z.maxLength(100, 'too_long'))

/** What has values that 1C may call otherwise than the shop. */
export const valueKinds = ['size', 'color', 'height'] as const
export type ValueKind = (typeof valueKinds)[number]
const valueKind = z.enum(valueKinds, 'invalid')
const meaningSchema = z.object({
  kind: valueKind,
  /** As 1C writes it. */
  value: z.string().check(z.minLength(1, 'required'), z.maxLength(300, 'too_long')),
  /** In the shop. */
  name: z.string().check(z.minLength(1, 'required'), z.maxLength(50, 'too_long')),
})

/** What names of 1C mean in the shop (docs/rules.md, "1C"). */
export const goodsMappingSchema = z.object({
  /** The language of its titles. */
  language: z.enum(locales, 'invalid'),
  size: characteristic,
  color: characteristic,
  height: characteristic,
  /** Of new articles, where no characteristic says it. */
  default_color: z.nullable(nameSchema),
  default_collection: z.nullable(nameSchema),
  price_types: z.array(z.object({ id, use: z.enum(priceUses, 'invalid') })).check(z.maxLength(50, 'list_too_long')),
  groups: z.array(z.object({ id, category: nameSchema })).check(z.maxLength(1000, 'list_too_long')),
  /** Of sizes, colours and heights that 1C calls otherwise; without it they stay as they were. */
  values: z.optional(z.array(meaningSchema).check(z.maxLength(1000, 'list_too_long'))),
})
export type GoodsMapping = z.infer<typeof goodsMappingSchema>

const goodsExchangeSchema = z.object({
  mapping: goodsMappingSchema,
  ...changedSchema,
  /** What files of 1C have named so far. */
  seen: z.object({
    price_types: z.array(seenPriceTypeSchema),
    groups: z.array(seenGroupSchema),
    characteristics: z.array(z.string()),
    /** Values that staff have not assigned, with how many offers wait for it; what most wait for comes first. */
    values: z.optional(
      z.array(z.object({ kind: valueKind, value: z.string(), count: z.int(), suggestion: z.nullable(z.string()) })),
    ),
  }),
})
export type SeenValue = NonNullable<z.infer<typeof goodsExchangeSchema>['seen']['values']>[number]
export type GoodsExchange = z.infer<typeof goodsExchangeSchema>

const access = 'staff:content'
const owner = 'catalog'
const path = '/api/admin/integration-1c/goods'
const one = z.object({ exchange: goodsExchangeSchema })

export const goodsExchangeEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'What price types, characteristics and groups of 1C mean in the shop, and which it has named',
  access,
  owner,
  result: one,
})
export const changeGoodsMappingEndpoint = defineEndpoint({
  method: 'PUT',
  path,
  summary: 'Says what they mean; offers that waited for it are applied, and files that come from now on are read so',
  access,
  owner,
  action: 'import_mapping',
  audited: 'all',
  body: z.extend(goodsMappingSchema, { revision: revisionSchema }),
  result: one,
})

const page = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)))
const limit = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)))

export const goodsExchangesEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/exchanges`,
  summary: 'What 1C told of goods, exchange by exchange, the newest first: files, counts, what was refused and why',
  access,
  owner: 'cart-checkout',
  query: z.object({ page, limit }),
  result: z.object({
    exchanges: z.array(
      z.extend(z.pick(exchangeRowSchema, { id: true, at: true, files: true, ignored: true, goods: true }), {
        /** Missing where nothing can be taken back, and while the catalogue does not answer. */
        undo: z.optional(exchangeUndoSchema),
      }),
    ),
    count: z.int(),
    page: z.int(),
    limit: z.int(),
  }),
})
export const goodsExchangeListFile = defineListFile({
  path: `${path}/exchanges`,
  rows: 'exchanges of goods with 1C',
  access,
  owner: 'cart-checkout',
  action: 'product_exchange_log_export',
  filter: z.object({}),
})
