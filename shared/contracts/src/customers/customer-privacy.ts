import * as z from 'zod/mini'
import { savedLineSchema } from '../cart/saved-cart.ts'
import { wishSchema } from '../cart/wishlist.ts'
import { defineEndpoint } from '../endpoint.ts'
import { currencySchema } from '../money.ts'
import { historyOrderSchema } from '../orders/customer-orders.ts'
import { thirdPartyStatuses } from '../orders/third-party-orders.ts'

const ask = { method: 'POST', access: 'internal' } as const
const ofCustomer = z.object({ customer_id: z.string() })

/** An order with the person it was sent to, for that customer only. */
const ownOrderSchema = z.extend(historyOrderSchema, {
  customer: z.object({ name: z.string(), last_name: z.string(), phone: z.string(), email: z.string() }),
  note: z.string(),
})

const ownLinkSchema = z.object({
  number: z.string(),
  date: z.string(),
  amount: z.number(),
  currency: currencySchema,
  status: z.enum(thirdPartyStatuses),
  note: z.string(),
})

/** What the service of orders keeps of a customer. */
export const shoppingDataSchema = z.object({
  orders: z.array(ownOrderSchema),
  cart: z.array(savedLineSchema),
  wishlist: z.array(wishSchema),
  /** Orders by link that staff linked to the account. */
  orders_by_link: z.optional(z.array(ownLinkSchema)),
})

export const internalShoppingDataEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/customer-privacy/data',
  onlyReads: true,
  summary: 'All that is kept of a customer’s shopping',
  body: ofCustomer,
  result: shoppingDataSchema,
})
export const internalForgetCustomerEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/customer-privacy/forget',
  repeatable: true,
  summary:
    'Removes cart and wishlist, and takes the person out of the orders; those under way lose it when they are over',
  body: ofCustomer,
  result: z.object({}),
})
export const internalLastOrderEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/customer-privacy/last-order',
  onlyReads: true,
  summary: 'When a customer ordered last',
  body: ofCustomer,
  result: z.object({ at: z.nullable(z.string()) }),
})
