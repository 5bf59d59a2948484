import * as z from 'zod/mini'
import { wantedLinesSchema } from './cart.ts'
import { contactSchema } from './contact.ts'
import { deliverySchema } from './delivery.ts'
import { defineEndpoint } from './endpoint.ts'
import { currencySchema, sumSchema } from './money.ts'
import { localeSchema, note } from './text.ts'

export const paymentMethods = ['card', 'google_pay', 'apple_pay'] as const
export const paymentMethodSchema = z.enum(paymentMethods)

export const paymentStates = [
  'none',
  'in_processing',
  'approved',
  'declined',
  'expired',
  'refund_in_processing',
  'partially_refunded',
  'refunded',
  'review',
] as const
export const orderStates = [
  'awaiting_payment',
  'paid',
  'processing',
  'ready',
  'shipped',
  'delivered',
  'completed',
  'expired',
  'cancelled',
  'paid_no_stock',
  'return_requested',
  'returned',
] as const
export type PaymentState = (typeof paymentStates)[number]
export type OrderState = (typeof orderStates)[number]

/** The unguessable name of an order in public addresses: number and 13 base32 characters. */
export const orderRefSchema = z.string().check(z.regex(/^\d{2}-\d{6}-[a-z2-7]{13}$/, 'invalid'))
export const orderNumberSchema = z.string().check(z.regex(/^\d{2}-\d{6}$/, 'invalid'))

const ticked = (missing: string) => z.literal(true, missing)

/** What the shopper fills in to order; the browser checks it with the same schema before it asks. */
export const orderFormSchema = z.object({
  customer: contactSchema,
  delivery: deliverySchema,
  payment_method: paymentMethodSchema,
  note: z.optional(note(1000)),
  consent: ticked('consent_required'),
})

export const createOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/orders/create',
  summary: 'Places an order: all of it, or nothing',
  access: 'public',
  idempotent: true,
  success: 201,
  body: z.extend(orderFormSchema, {
    locale: localeSchema,
    currency: currencySchema,
    quote_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid')),
    promo_code: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(32, 'too_long')))),
    lines: wantedLinesSchema,
    preorder_ack: z.optional(z.boolean()),
  }),
  result: z.object({
    order: z.object({ number: z.string(), ref: z.string(), total: sumSchema, reserved_until: z.string() }),
  }),
})

export const orderInfoEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/orders/get-info',
  summary: 'Number, date, amount and status of an order; nothing personal',
  access: 'public',
  query: z.object({ order: orderRefSchema }),
  result: z.object({
    order: z.object({
      number: z.string(),
      date: z.string(),
      amount: z.number(),
      discount: z.number(),
      delivery: z.number(),
      total: z.number(),
      currency: currencySchema,
      /** What the page says: approved, declined, in_processing, refunded. */
      payment_status: z.enum(['approved', 'declined', 'in_processing', 'refunded']),
      order_status: z.enum(orderStates),
      can_pay: z.boolean(),
      reserved_until: z.nullable(z.string()),
    }),
  }),
})

/** What staff see of an order in the list; amounts are decimal numbers in `currency`. */
export const staffOrderSchema = z.object({
  number: z.string(),
  ref: z.string(),
  date: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  total: z.number(),
  currency: currencySchema,
  is_paid: z.boolean(),
  payment_status: z.enum(paymentStates),
  order_status: z.enum(orderStates),
  payment_id: z.nullable(z.string()),
  pieces: z.int(),
})
export type StaffOrder = z.infer<typeof staffOrderSchema>

export const staffOrdersQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'too_long'))),
  'filters[isPaid]': z.optional(z.enum(['0', '1'])),
})
const staffOrdersPage = z.object({ orders: z.array(staffOrderSchema), count: z.int(), page: z.int(), limit: z.int() })

export const staffOrdersEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/orders/get-like-payment-id',
  summary: 'Orders for staff, newest first; search in number, payment id, phone and name',
  access: 'staff:orders',
  query: staffOrdersQuery,
  result: staffOrdersPage,
})

export const fullOrderSchema = z.extend(staffOrderSchema, {
  lines: z.array(
    z.object({
      article: z.string(),
      size: z.string(),
      title: z.object({ uk: z.string(), en: z.string() }),
      picture: z.nullable(z.string()),
      count: z.int(),
      list: z.number(),
      unit: z.number(),
      sum: z.number(),
      discount_share: z.number(),
    }),
  ),
  amount: z.number(),
  discount: z.number(),
  discount_percent: z.int(),
  discount_kind: z.string(),
  delivery_price: z.number(),
  /** The address as one readable line in both languages. */
  delivery_text: z.object({ uk: z.string(), en: z.string() }),
  payment_method: paymentMethodSchema,
  note: z.string(),
  comment: z.string(),
  history: z.array(
    z.object({
      at: z.string(),
      event: z.string(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      who: z.string(),
    }),
  ),
})
export type FullOrder = z.infer<typeof fullOrderSchema>

export const fullOrderEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/orders/get-full-info',
  summary: 'All of one order, for staff',
  access: 'staff:orders',
  query: z.object({ order: orderNumberSchema }),
  result: z.object({ order: fullOrderSchema }),
})

export const internalStaffOrdersEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/orders/list',
  summary: 'Orders for the admin service',
  access: 'internal',
  body: z.object({ limit: z.int(), page: z.int(), search: z.string(), is_paid: z.nullable(z.boolean()) }),
  result: staffOrdersPage,
})
export const internalFullOrderEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/orders/full',
  summary: 'All of one order for the admin service',
  access: 'internal',
  body: z.object({ number: orderNumberSchema }),
  result: z.object({ order: fullOrderSchema }),
})
