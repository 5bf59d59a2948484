import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currencySchema } from '../money.ts'
import { textSchema } from '../texts/text.ts'
import { orderedLine } from './ordered-line.ts'
import { chargeFields, orderPromoSchema, orderStates } from './orders.ts'
import { lastReturnSchema } from './returns.ts'

/** A parcel on its way, or items that lie ready in the shop. */
const shipmentSchema = z.object({
  date: z.string(),
  tracking: z.nullable(z.string()),
  tracking_link: z.nullable(z.string()),
  pieces: z.int(),
})

/** An order as its customer sees it in the history; amounts are decimal numbers in `currency`. */
export const historyOrderSchema = z.object({
  ref: z.string(),
  number: z.string(),
  date: z.string(),
  lines: z.array(
    z.object({
      ...orderedLine,
      /** Items of it that came back. */
      returned: z.optional(z.int()),
      sum: z.number(),
      /** Sold in advance: the day from which it ships. */
      preorder: z.nullable(z.string()),
    }),
  ),
  amount: z.number(),
  discount: z.number(),
  /** Null or missing: without a promo code. */
  promo: z.optional(z.nullable(orderPromoSchema)),
  delivery: z.number(),
  delivery_text: textSchema,
  total: z.number(),
  currency: currencySchema,
  payment_status: z.enum(['approved', 'declined', 'in_processing', 'refunded']),
  order_status: z.enum(orderStates),
  ...chargeFields,
  /** The last day on which something of it may be sent back; null when nothing may. */
  return_until: z.optional(z.nullable(z.string())),
  last_return: z.optional(z.nullable(lastReturnSchema)),
  /** Some of the items came back, the others are the customer's. */
  partly_returned: z.optional(z.boolean()),
  /** Hryvnias that the bank has given back. */
  given_back: z.optional(z.number()),
  parts: z.array(shipmentSchema),
})
export type HistoryOrder = z.infer<typeof historyOrderSchema>

export const orderHistoryEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/user/get-order-history',
  summary: 'Orders of the signed-in customer, newest first',
  access: 'customer',
  result: z.object({ orders: z.array(historyOrderSchema) }),
})

const ask = { method: 'POST', access: 'internal' } as const
const ofCustomer = z.object({ customer_id: z.string() })

export const internalCustomerOrdersEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/customer-orders/list',
  onlyReads: true,
  summary: 'Orders of a customer, newest first',
  body: ofCustomer,
  result: z.object({ orders: z.array(historyOrderSchema) }),
})
/** Kopiyky, by hryvnia prices also of orders in euros: what the levels are made of (docs/rules.md, "Loyalty"). */
export const internalCustomerTotalsEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/customer-orders/totals',
  onlyReads: true,
  summary: 'What a customer has paid and kept, added up again from the orders',
  body: ofCustomer,
  result: z.object({ cumulative_uah: z.int(), largest_purchase_uah: z.int() }),
})
export const internalAttachOrdersEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/customer-orders/attach',
  summary: 'Gives a customer the paid orders that were placed by guests with the same phone',
  body: z.object({ customer_id: z.string(), phone: z.string() }),
  result: z.object({ attached: z.int() }),
})
