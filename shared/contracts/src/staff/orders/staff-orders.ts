import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { currencySchema } from '../../money.ts'
import {
  fullLineSchema,
  historyRowSchema,
  parcelSchema,
  paymentSchema,
  refundRequestSchema,
  refundSchema,
  returnSchema,
} from '../../orders/full-order-fields.ts'
import { orderNumberSchema, orderStates, paymentMethodSchema, paymentStates } from '../../orders/orders.ts'
import { textSchema } from '../../texts/text.ts'
import { orderActionNames } from './order-actions.ts'

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
  /** What a person must check. */
  alerts: z.array(z.string()),
  /** Some of the items came back, the others are the customer's. */
  partly_returned: z.optional(z.boolean()),
  /** Owed for items that came back, in the currency of the charge. */
  refund_due: z.optional(z.number()),
  /** The refund that somebody asks for and nobody has decided on. */
  refund_request: z.optional(z.nullable(refundRequestSchema)),
})
export type StaffOrder = z.infer<typeof staffOrderSchema>

/** Orders that wait for staff: to be packed, because something about them is not as it should be, or for money to go back. */
export const staffNeeds = ['packing', 'person', 'refund'] as const
export type StaffNeed = (typeof staffNeeds)[number]

export const staffOrdersQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'too_long'))),
  'filters[isPaid]': z.optional(z.enum(['0', '1'])),
  'filters[needs]': z.optional(z.enum(staffNeeds)),
})
const staffOrdersPage = z.object({ orders: z.array(staffOrderSchema), count: z.int(), page: z.int(), limit: z.int() })

export const staffOrdersEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/orders/get-like-payment-id',
  summary: 'Orders for staff, newest first; search in number, payment id, phone, name, email and article',
  access: 'staff:orders',
  owner: 'cart-checkout',
  query: staffOrdersQuery,
  result: staffOrdersPage,
})

export const fullOrderSchema = z.extend(staffOrderSchema, {
  lines: z.array(fullLineSchema),
  /** What staff may do with the order now, as the service judges it; the right to do it is another question. */
  actions: z.array(z.enum(orderActionNames)),
  is_pick_up: z.boolean(),
  ship_together: z.boolean(),
  due_on: z.nullable(z.string()),
  last_return_day: z.nullable(z.string()),
  promo_code: z.nullable(z.string()),
  parts: z.array(parcelSchema),
  returns: z.array(returnSchema),
  payments: z.array(paymentSchema),
  refunds: z.array(refundSchema),
  /** All that was given back or is on its way, in the currency of the charge. */
  refunded_so_far: z.number(),
  /** Of the delivery price what has not gone back. */
  delivery_back: z.optional(z.number()),
  /** Of a total in euros the hryvnias that were charged, or are to be paid; null of a total in hryvnias. */
  charge_uah: z.optional(z.nullable(z.number())),
  /** Hryvnias for one euro in hundredths, as on the day of the order. */
  eur_rate: z.optional(z.int()),
  amount: z.number(),
  discount: z.number(),
  discount_percent: z.int(),
  discount_kind: z.string(),
  delivery_price: z.number(),
  /** The address as one readable line in both languages. */
  delivery_text: textSchema,
  /** Written by the shopper while the carrier's list could not be had: nobody has checked it yet. */
  is_address_typed: z.boolean(),
  payment_method: paymentMethodSchema,
  note: z.string(),
  comment: z.string(),
  /** Who wrote it when, the newest last; both are null of a comment from before they were kept. */
  comment_changes: z.optional(
    z.array(z.object({ at: z.nullable(z.string()), who: z.nullable(z.string()), text: z.string() })),
  ),
  history: z.array(historyRowSchema),
  /** No answer from the bank yet, and the order is cancelled as soon as it answers, or when the time is up. */
  cancel_requested: z.optional(z.boolean()),
})
export type FullOrder = z.infer<typeof fullOrderSchema>

export const fullOrderEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/orders/get-full-info',
  summary: 'All of one order, for staff',
  access: 'staff:orders',
  owner: 'cart-checkout',
  query: z.object({ order: orderNumberSchema }),
  result: z.object({ order: fullOrderSchema }),
})
