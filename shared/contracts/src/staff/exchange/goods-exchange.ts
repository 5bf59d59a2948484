import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { rowProblems } from '../goods/import-codes.ts'
import { undoFields } from '../goods/staff-goods-changes.ts'

/** Why something that 1C said of goods is not taken, beside what the rules of products find (docs/rules.md, "1C"). */
export const goodsRefusals = [
  'article_missing',
  'article_unknown',
  'title_missing',
  'defaults_missing',
  'size_missing',
  'size_unknown',
  'color_unknown',
  'height_unknown',
  'price_unmapped',
  'quantity_invalid',
  'quantity_negative',
  'picture_unclaimed',
  'picture_of_colors',
  'picture_unreadable',
  'picture_too_small',
  'picture_too_large',
] as const

export type GoodsRefusal = (typeof goodsRefusals)[number]

/** What was applied, and is worth knowing: more is promised to customers than lies there; a code that no size can have was left out; a euro price of its own stays. */
export const goodsWarnings = [
  'quantity_reserved',
  'quantity_oversold',
  'barcode_unused',
  'own_code_unused',
  'eur_unchanged',
] as const

const lineSchema = z.object({
  article: z.string(),
  reason: z.enum([...goodsRefusals, ...rowProblems]),
  detail: z.string(),
})
const warningSchema = z.object({ article: z.string(), reason: z.enum(goodsWarnings), detail: z.string() })
export type RefusedGoods = z.infer<typeof lineSchema>
export type WarnedGoods = z.infer<typeof warningSchema>
export type GoodsReason = RefusedGoods['reason'] | WarnedGoods['reason']

export const goodsOutcomeSchema = z.object({
  /** Articles that are new. */
  created: z.int(),
  /** Goods and offers that changed something, and those that said nothing new. */
  changed: z.int(),
  unchanged: z.int(),
  /** Pictures that articles got. */
  pictures: z.optional(z.int()),
  refused: z.array(lineSchema),
  warned: z.array(warningSchema),
})
export type GoodsOutcome = z.infer<typeof goodsOutcomeSchema>

/** What an exchange changed of goods is taken back by `id` for an hour, as any change of goods. */
export const exchangeUndoSchema = z.object({ id: z.string(), ...undoFields })
export type ExchangeUndo = z.infer<typeof exchangeUndoSchema>

/** How many goods and offers are told at once. */
export const MOST_GOODS_AT_ONCE = 100
/** Sizes that were sold and that 1C has not heard of. */
export const MOST_UNTOLD_SALES = 1000

const id = z.string().check(z.maxLength(200))
const word = z.string().check(z.maxLength(300))

const goodsSchema = z.object({
  id,
  article: word,
  title: word,
  description: z.string().check(z.maxLength(6000)),
  groups: z.array(id).check(z.maxLength(20)),
  /** Paths of its picture files. */
  pictures: z.optional(z.array(word).check(z.maxLength(20))),
})
const offerSchema = z.object({
  id,
  article: word,
  characteristics: z.array(z.object({ name: word, value: word })).check(z.maxLength(20)),
  /** As they stand in the file. */
  prices: z.array(z.object({ type: id, price: word })).check(z.maxLength(20)),
  /** As it stands in the file. */
  barcode: z.optional(word),
  /** Null: it says none. */
  quantity: z.nullable(word),
})
export const seenGroupSchema = z.object({ id, title: word })
export const seenPriceTypeSchema = z.object({ id, title: word, currency: word })

const key = z.string().check(z.maxLength(100))
/** Paid, and in no order that 1C has: it still counts them as lying there. */
const untold_sales = z
  .array(z.object({ article: z.string(), size: z.string(), count: z.int() }))
  .check(z.maxLength(MOST_UNTOLD_SALES))
/** The exchange that told of goods, and when their file began to come: orders that 1C took later are not in it. */
const sourceSchema = z.object({ exchange: z.string(), at: z.iso.datetime() })

export const goodsBatchSchema = z.object({
  /** A file that is sent again has its first key: each of its moves of stock happens once. */
  key,
  /** Without it, offers that cannot be read yet are refused for good. */
  source: z.optional(sourceSchema),
  price_types: z.array(seenPriceTypeSchema).check(z.maxLength(MOST_GOODS_AT_ONCE)),
  groups: z.array(seenGroupSchema).check(z.maxLength(MOST_GOODS_AT_ONCE)),
  goods: z.array(goodsSchema).check(z.maxLength(MOST_GOODS_AT_ONCE)),
  offers: z.array(offerSchema).check(z.maxLength(MOST_GOODS_AT_ONCE)),
  untold_sales,
})
export type GoodsBatch = z.infer<typeof goodsBatchSchema>
export type GoodsOf1c = GoodsBatch['goods'][number]
export type OfferOf1c = GoodsBatch['offers'][number]

export const takeGoodsEndpoint = defineEndpoint({
  method: 'POST',
  access: 'internal',
  path: '/internal/catalog/goods-exchange',
  summary:
    'Applies some goods and offers of a file of 1C by the rules of products and stock, and says what was refused',
  body: goodsBatchSchema,
  result: goodsOutcomeSchema,
})

export const exchangeUndosEndpoint = defineEndpoint({
  method: 'POST',
  access: 'internal',
  path: '/internal/catalog/goods-exchange/undos',
  onlyReads: true,
  summary: 'What can be taken back of exchanges with 1C, and what came of that',
  body: z.object({ exchanges: z.array(z.string().check(z.maxLength(50))).check(z.maxLength(100)) }),
  result: z.object({ undos: z.array(z.extend(exchangeUndoSchema, { exchange: z.string() })) }),
})

const readySchema = z.extend(sourceSchema, { key })
export type ReadyGoods = z.infer<typeof readySchema>
/** `settled`: lines of the log that count no more; what is still refused of them is refused again. */
const retriedSchema = z.object({ outcome: goodsOutcomeSchema, settled: z.array(lineSchema) })
export type RetriedGoods = z.infer<typeof retriedSchema>

export const readyGoodsEndpoint = defineEndpoint({
  method: 'POST',
  access: 'internal',
  path: '/internal/catalog/goods-exchange/ready',
  summary: 'The chunk of a file whose offers have waited longest for what staff have said by now',
  body: z.object({}),
  result: z.object({ ready: z.nullable(readySchema) }),
})
export const retryGoodsEndpoint = defineEndpoint({
  method: 'POST',
  access: 'internal',
  path: '/internal/catalog/goods-exchange/retry',
  summary: 'Applies what waited of a chunk by what staff say now, and says what is still refused',
  body: z.object({ key, untold_sales }),
  result: retriedSchema,
})
