import * as z from 'zod/mini'
import { deliverySchema } from '../../delivery/delivery.ts'
import { defineEndpoint, type ResultOf } from '../../endpoint.ts'
import { currencySchema } from '../../money.ts'
import { changedFieldSchema, changeRequestSchema } from '../../orders/changed-field.ts'
import {
  exchangeSchema,
  fullLineSchema,
  historyRowSchema,
  madeByStaffSchema,
  parcelSchema,
  paymentSchema,
  refundRequestSchema,
  refundSchema,
  returnSchema,
} from '../../orders/full-order-fields.ts'
import { orderNumberSchema, orderStates, paymentStates } from '../../orders/orders.ts'
import { paymentMethodSchema } from '../../orders/payment-means.ts'
import { localeSchema, textSchema } from '../../texts/text.ts'
import { orderAccountingSchema } from '../exchange/accounting.ts'
import { orderActionNames } from './order-actions.ts'
import { orderFilterFields, orderTabNames } from './order-filter.ts'

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
  /** Owed for items that came back or were taken away, in the currency of the charge. */
  refund_due: z.optional(z.number()),
  /** The refund that is asked for and not decided on yet. */
  refund_request: z.optional(z.nullable(refundRequestSchema)),
  /** Where it stands in 1C; null of one that was never sent there. */
  accounting: z.optional(z.nullable(orderAccountingSchema)),
})
export type StaffOrder = z.infer<typeof staffOrderSchema>

/** So many orders are counted; of more it is only said that there are more. */
export const MOST_COUNTED = 10_000

export const staffOrdersQuery = z.object({
  ...orderFilterFields,
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
})
const staffOrdersPage = z.object({
  orders: z.array(staffOrderSchema),
  count: z.int(),
  /** There are more than `count`. */
  more: z.optional(z.boolean()),
  page: z.int(),
  limit: z.int(),
})

export const staffOrdersEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/orders/get-like-payment-id',
  summary: 'Orders for staff, newest first; search in numbers, phone, name, email, article, title and comment',
  access: 'staff:orders',
  owner: 'cart-checkout',
  query: staffOrdersQuery,
  result: staffOrdersPage,
})

/** So many orders of a tab are counted while the figures of the shop are not complete. */
export const MOST_IN_TAB = 1000
/** So many of the newest orders are named. */
export const NEWEST_ORDERS = 25

export const orderTabsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/orders/tabs',
  summary: 'How many orders stand under each tab, and which are the newest that agree with the filter',
  access: 'staff:orders',
  owner: 'cart-checkout',
  query: z.object(orderFilterFields),
  result: z.object({
    all: z.int(),
    tabs: z.record(z.enum(orderTabNames), z.int()),
    /** Earlier orders are still being counted: of more than `MOST_IN_TAB` it is only known that there are so many. */
    more: z.optional(z.boolean()),
    newest: z.array(z.string()),
  }),
})
export type OrderTabCounts = ResultOf<typeof orderTabsEndpoint>

/** A comment of staff. Its first fields are null of a note from before comments were a thread: nobody can mark it. */
export const orderCommentSchema = z.object({
  id: z.nullable(z.string()),
  at: z.nullable(z.string()),
  who: z.nullable(z.string()),
  text: z.string(),
  assignee: z.nullable(z.string()),
  done: z.nullable(z.object({ at: z.string(), who: z.string() })),
})
export type OrderCommentView = z.infer<typeof orderCommentSchema>

export const fullOrderSchema = z.extend(staffOrderSchema, {
  lines: z.array(fullLineSchema),
  /** What staff may do with the order now, as the service judges it; the right to do it is another question. */
  actions: z.array(z.enum(orderActionNames)),
  /** What can be changed of it, and what its author must have seen; null once it is in a parcel, or over. */
  changeable: z.optional(
    z.nullable(
      z.object({
        revision: z.string(),
        name: z.string(),
        last_name: z.string(),
        delivery: deliverySchema,
        /** Lines whose size can be swapped, with how many items. */
        lines: z.array(
          z.object({
            article: z.string(),
            size: z.string(),
            bundle: z.nullable(z.string()),
            count: z.int(),
          }),
        ),
      }),
    ),
  ),
  /** The newest wish of the customer for a change; null where there was none. */
  change_request: z.optional(z.nullable(changeRequestSchema)),
  /** A change that waits for its money, in the currency of the charge; null where none does. */
  awaiting_difference: z.optional(
    z.nullable(
      z.object({
        at: z.string(),
        until: z.string(),
        who: z.string(),
        amount: z.number(),
        currency: currencySchema,
        changes: z.array(changedFieldSchema),
      }),
    ),
  ),
  /** What can be exchanged of what came back, and what its author must have seen; null where nothing can. */
  exchangeable: z.optional(
    z.nullable(
      z.object({
        revision: z.string(),
        lines: z.array(
          z.object({ article: z.string(), size: z.string(), bundle: z.nullable(z.string()), count: z.int() }),
        ),
      }),
    ),
  ),
  /** What was exchanged, the newest last: what left the order, and what came in its place. */
  exchanges: z.optional(z.array(exchangeSchema)),
  /** What an order that ended without money is made again of, for whom; null of any other. */
  again: z.optional(
    z.nullable(
      z.object({
        name: z.string(),
        last_name: z.string(),
        delivery: deliverySchema,
        locale: localeSchema,
        /** The account that it was of. */
        account: z.nullable(z.string()),
      }),
    ),
  ),
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
  /** Of its payment what the order costs no more since it was changed, and what has not gone back; in the currency of the charge. */
  overpaid: z.optional(z.number()),
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
  /** Written by the shopper while the carrier's list could not be had: it is not checked yet. */
  is_address_typed: z.boolean(),
  payment_method: paymentMethodSchema,
  /** Null of one that the customer placed. */
  made_by_staff: z.optional(z.nullable(madeByStaffSchema)),
  note: z.string(),
  comment: z.string(),
  /** What staff wrote, the oldest first. */
  comments: z.optional(z.array(orderCommentSchema)),
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
