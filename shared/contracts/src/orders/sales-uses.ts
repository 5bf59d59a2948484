import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { textSchema } from '../texts/text.ts'

/** What orders, carts and wishes can name of the catalogue. */
export const namedInSales = ['article', 'bundle', 'category', 'collection', 'size', 'shop'] as const
export type NamedInSales = (typeof namedInSales)[number]

/** Where the service of orders names a thing of the catalogue, and how often. */
export const salesUseSchema = z.object({
  of: z.string(),
  kind: z.enum(['order', 'cart', 'wishlist', 'sold', 'promo_code']),
  count: z.int(),
  /** The first of the orders or promo codes; carts and wishes are nobody's business. */
  places: z.array(z.object({ name: z.string(), title: z.nullable(textSchema) })),
})
export type SalesUse = z.infer<typeof salesUseSchema>

export const internalSalesUsesEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/sales-uses',
  onlyReads: true,
  summary: 'Orders, carts, wishlists, figures and promo codes that name things of the catalogue',
  access: 'internal',
  body: z.object({ kind: z.enum(namedInSales), names: z.array(z.string()) }),
  result: z.object({ uses: z.array(salesUseSchema) }),
})
