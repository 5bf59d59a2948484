import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { orderNumberSchema } from '../../orders/orders.ts'
import { defineListFile } from '../list-file.ts'
import { changedSchema, revisionSchema } from '../revision.ts'
import { goodsOutcomeSchema } from './goods-exchange.ts'

/** Where an order stands in 1C; one without any was never sent (docs/rules.md, "1C"). */
export const accountingStates = ['queued', 'taken', 'confirmed', 'failed'] as const
export type AccountingState = (typeof accountingStates)[number]

/** Why something that 1C said of an order was not applied. `detail` names what stood there. */
export const accountingRefusals = [
  'order_unknown',
  'status_unknown',
  'illegal_status',
  'illegal_cancel',
  'illegal_payment',
  'sum_differs',
  'tracking_missing',
  'tracking_wrong',
  'not_applied',
] as const
export type AccountingRefusal = (typeof accountingRefusals)[number]

const refusalSchema = z.object({ reason: z.enum(accountingRefusals), detail: z.string() })

/** What the list and the panel show of an order in 1C. */
export const orderAccountingSchema = z.object({
  state: z.enum(accountingStates),
  at: z.string(),
  /** Who put it into the queue; `shop`: it was paid. */
  by: z.string(),
  /** The number of its document in 1C. */
  number_1c: z.nullable(z.string()),
  refusal: z.nullable(refusalSchema),
})
export type OrderAccounting = z.infer<typeof orderAccountingSchema>

const queueRowSchema = z.object({
  number: z.string(),
  date: z.string(),
  name: z.string(),
  total: z.number(),
  currency: z.enum(['UAH', 'EUR']),
  accounting: orderAccountingSchema,
})
export type QueueRow = z.infer<typeof queueRowSchema>

const page = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)))
const limit = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)))

export const exchangeRowSchema = z.object({
  id: z.string(),
  at: z.string(),
  address: z.string(),
  /** Orders that were handed over, and those of them that 1C confirmed to have. */
  sent: z.array(z.string()),
  taken: z.array(z.string()),
  files: z.array(
    z.object({
      name: z.string(),
      bytes: z.int(),
      state: z.enum(['coming', 'complete', 'done', 'failed']),
      problem: z.nullable(z.string()),
    }),
  ),
  /** Documents that changed an order, and those that told nothing new. */
  applied: z.array(z.string()),
  unchanged: z.int(),
  refused: z.array(z.extend(refusalSchema, { order: z.string() })),
  /** Kinds of documents and elements that were left aside. */
  ignored: z.array(z.string()),
  /** Of an exchange that told of goods. */
  goods: z.optional(goodsOutcomeSchema),
})
export type ExchangeRow = z.infer<typeof exchangeRowSchema>

const settingsSchema = z.object({ queues_paid: z.boolean(), ...changedSchema })
export type ChangedAccountingSettings = z.infer<typeof settingsSchema>

const access = 'staff:orders'
const owner = 'cart-checkout'
const path = '/api/admin/integration-1c'

export const sendOrderTo1cEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/send-order`,
  summary: 'Puts an order into the queue that 1C asks for; one that waits there already stays as it is',
  access,
  owner,
  action: 'order_send_to_1c',
  audited: 'all',
  body: z.object({ order: orderNumberSchema }),
  result: z.object({ accounting: orderAccountingSchema }),
})
export const accountingEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'How 1C reaches the shop, and how many orders wait for it or failed',
  access,
  owner,
  result: z.object({
    is_configured: z.boolean(),
    /** What is entered in 1C. */
    address: z.string(),
    login: z.nullable(z.string()),
    encoding: z.enum(['utf-8', 'windows-1251']),
    /** Do paid orders enter the queue by themselves? */
    queues_paid: z.boolean(),
    only_from: z.array(z.string()),
    /** The folder in which the orders of the queue lie as files; null: nowhere. */
    folder: z.nullable(z.string()),
    queued: z.int(),
    failed: z.int(),
    last_exchange: z.nullable(z.string()),
    /** What staff may change. */
    settings: settingsSchema,
  }),
})
export const changeAccountingSettingsEndpoint = defineEndpoint({
  method: 'PUT',
  path: `${path}/settings`,
  summary: 'Whether paid orders enter the queue by themselves from now on',
  access,
  owner,
  action: 'settings_change',
  audited: 'all',
  body: z.object({ queues_paid: z.boolean(), revision: revisionSchema }),
  result: z.object({ settings: settingsSchema }),
})

export const accountingQueueEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/queue`,
  summary: 'Orders that are or were meant for 1C by their state there, the newest change first',
  access,
  owner,
  query: z.object({ state: z.optional(z.enum(accountingStates)), page, limit }),
  result: z.object({ orders: z.array(queueRowSchema), count: z.int(), page: z.int(), limit: z.int() }),
})
export const accountingListFile = defineListFile({
  path: `${path}/queue`,
  rows: 'orders by their state in 1C',
  access,
  owner,
  action: 'order_queue_export',
  filter: z.object({ accounting: z.optional(z.enum(accountingStates)) }),
  audited: ['accounting'],
})
export const exchangesEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/exchanges`,
  summary: 'What 1C took and what it said, exchange by exchange, the newest first',
  access,
  owner,
  query: z.object({ page, limit }),
  result: z.object({ exchanges: z.array(exchangeRowSchema), count: z.int(), page: z.int(), limit: z.int() }),
})
export const exchangeListFile = defineListFile({
  path: `${path}/exchanges`,
  rows: 'exchanges with 1C',
  access,
  owner,
  action: 'order_exchange_log_export',
  filter: z.object({}),
})
export const orderFileEndpoint = defineEndpoint({
  method: 'GET',
  path: `${path}/order-file`,
  summary: 'The document of one order as 1C reads it, to be imported there by hand',
  access,
  owner,
  query: z.object({ order: orderNumberSchema }),
  result: z.object({ file_name: z.string(), xml: z.string() }),
})
