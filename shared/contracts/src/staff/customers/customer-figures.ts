import * as z from 'zod/mini'
import { addressSchema } from '../../customers/addresses.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { textSchema } from '../../texts/text.ts'
import { customerReturnSchema, reckonedLinkSchema, reckonedOrderSchema } from './staff-customers.ts'

const ask = { method: 'POST', access: 'internal' } as const
const ofCustomer = z.object({ customer_id: z.string() })
/** As many customers as one call is about. */
export const MOST_FIGURES = 500

/** What the list of customers is sorted by, added up again from the orders; sums in kopiyky, by hryvnia prices. */
const figuresSchema = z.object({
  customer_id: z.string(),
  cumulative_uah: z.int(),
  largest_purchase_uah: z.int(),
  /** Placed, and neither cancelled nor given up unpaid. */
  orders: z.int(),
  last_order_at: z.nullable(z.iso.datetime()),
  /** Where the last order went, in Ukrainian. */
  city: z.optional(z.nullable(z.string())),
  /** No order was read before this moment: of two answers the later one is right. */
  as_of: z.iso.datetime(),
})
export type CustomerFigures = z.infer<typeof figuresSchema>

/** From the service of orders, which may say the same again. */
export const internalTakeFiguresEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/customers/figures',
  repeatable: true,
  summary: 'What the figures of these customers have become',
  body: z.object({ figures: z.array(figuresSchema).check(z.maxLength(MOST_FIGURES)) }),
  result: z.object({}),
})

export const internalReckonedOrdersEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/customer-orders/reckoned',
  onlyReads: true,
  summary: 'The orders of a customer with what each adds to the level, and what came back of them, newest first',
  body: ofCustomer,
  result: z.object({
    orders: z.array(reckonedOrderSchema),
    links: z.optional(z.array(reckonedLinkSchema)),
    returns: z.array(customerReturnSchema),
  }),
})
export const internalOpenOrdersEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/customer-orders/under-way',
  onlyReads: true,
  summary: 'Numbers of the orders of a customer that are not over yet',
  body: ofCustomer,
  result: z.object({ numbers: z.array(z.string()) }),
})
export const internalAddressTextsEndpoint = defineEndpoint({
  ...ask,
  path: '/internal/addresses/texts',
  onlyReads: true,
  summary: 'Each of these addresses as one line; places that nobody knows any more are left out of it',
  body: z.object({ addresses: z.array(addressSchema) }),
  result: z.object({ texts: z.array(textSchema) }),
})
