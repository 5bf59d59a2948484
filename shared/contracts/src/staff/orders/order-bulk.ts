import * as z from 'zod/mini'
import { defineEndpoint, type ResultOf } from '../../endpoint.ts'
import { orderNumberSchema, orderStates } from '../../orders/orders.ts'
import { textSchema } from '../../texts/text.ts'
import { orderFilterSchema } from './order-filter.ts'

/** So many orders at most are changed or printed at once. */
export const MOST_ORDERS_AT_ONCE = 500

const numbers = z
  .array(orderNumberSchema)
  .check(z.minLength(1, 'required'), z.maxLength(MOST_ORDERS_AT_ONCE, 'list_too_long'))

/** Which orders: these, or all that agree with a filter, of which the one who asks has seen how many there are. */
export const orderWhichSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('numbers'), numbers }),
  z.object({
    by: z.literal('filter'),
    filter: orderFilterSchema,
    count: z.int('invalid').check(z.minimum(1, 'required'), z.maximum(MOST_ORDERS_AT_ONCE, 'list_too_long')),
  }),
])
export type OrderWhich = z.infer<typeof orderWhichSchema>

/** What is done with many orders at once. */
export const orderBulkActions = ['take'] as const
export type OrderBulkAction = (typeof orderBulkActions)[number]

/** Why an order is not started though it is paid: its money went back, or a person must see to an alert first. */
export const refusalReasons = ['nothing_to_send', 'open_alert'] as const

/** `left`: it was so before. */
const outcome = z.enum(['done', 'left', 'refused'])
const result = z.object({
  /** What happened to each of them, in the order of the question. */
  orders: z.array(
    z.object({
      number: z.string(),
      outcome,
      /** The code of the refusal; null of what was done or left. */
      why: z.nullable(z.string()),
      /** What stands in its way, where its state is not all of it. */
      reason: z.optional(z.enum(refusalReasons)),
      /** Where it stands now; null where there is no such order. */
      order_status: z.nullable(z.enum(orderStates)),
    }),
  ),
})
export type OrderBulkResult = ResultOf<typeof bulkOrdersEndpoint>
export type OrderOutcome = OrderBulkResult['orders'][number]

const owner = 'cart-checkout'
const path = '/api/admin/orders/bulk'

/** A filter without the words that were looked for: they may be a person's name. */
const bulkFields = [
  'numbers',
  'which.by',
  'which.numbers',
  'which.count',
  'which.filter.tab',
  'which.filter.paid',
  'which.filter.needs',
  'which.filter.delivery',
  'which.filter.preorder',
  'which.filter.assignee',
  'which.filter.sum_from',
  'which.filter.sum_to',
  'which.filter.from',
  'which.filter.until',
  'done',
  'left',
  'refused',
] as const

export const bulkOrdersEndpoint = defineEndpoint({
  method: 'POST',
  path,
  summary: 'Does the same with up to 500 orders, each by itself; a repeat under the key goes on and answers the same',
  access: 'staff:fulfilment',
  owner,
  action: ({ body }) => `order_bulk_${body.action}`,
  audited: bulkFields,
  body: z.object({ which: orderWhichSchema, action: z.enum(orderBulkActions) }),
  idempotent: true,
  result,
})
export const undoBulkOrdersEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/:id/undo`,
  summary: 'Takes back what one call did with these orders, within an hour, where nothing has happened to them since',
  access: 'staff:fulfilment',
  owner,
  action: 'order_bulk_undo',
  audited: bulkFields,
  params: z.object({ id: z.uuid('invalid') }),
  body: z.object({ numbers }),
  result,
})
/** 1C may be reading an order that waits for it, so nothing takes one out of the queue again. */
export const sendOrdersTo1cEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/integration-1c/send-orders',
  summary: 'Puts up to 500 orders into the queue that 1C asks for; a repeat under the key goes on and answers the same',
  access: 'staff:orders',
  owner,
  action: 'order_bulk_send_to_1c',
  audited: bulkFields,
  body: z.object({ which: orderWhichSchema }),
  idempotent: true,
  result,
})

export const printedLineSchema = z.object({
  article: z.string(),
  size: z.string(),
  /** As `160-167` in centimetres; orders from before have none. */
  height: z.nullable(z.string()),
  bundle: z.nullable(z.string()),
  title: textSchema,
  /** Null where the catalogue cannot be asked, or knows the article no more. */
  color: z.nullable(textSchema),
  count: z.int(),
  /** Of these, what can be packed now, and what has not come yet. */
  packable: z.int(),
  awaited: z.int(),
  /** What has left. */
  sent: z.optional(z.int()),
  /** What the size is scanned by today; left out where the catalogue cannot be asked. */
  barcode: z.optional(z.string()),
  own_code: z.optional(z.string()),
})
export type PrintedLine = z.infer<typeof printedLineSchema>

export const printedOrderSchema = z.object({
  number: z.string(),
  date: z.string(),
  name: z.string(),
  phone: z.string(),
  delivery_text: textSchema,
  is_pick_up: z.boolean(),
  order_status: z.enum(orderStates),
  /** Why none of it is packed: its money went back, or never came. */
  not_packed: z.optional(z.nullable(z.enum(['refunded', 'not_paid']))),
  note: z.string(),
  /** The shop's own. */
  comment: z.string(),
  lines: z.array(printedLineSchema),
})
export type PrintedOrder = z.infer<typeof printedOrderSchema>

export const printOrdersEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/print',
  summary: 'What packing slips and the pick list of up to 500 orders are printed from',
  access: 'staff:orders',
  owner,
  onlyReads: true,
  body: z.object({ which: orderWhichSchema }),
  result: z.object({ orders: z.array(printedOrderSchema) }),
})
