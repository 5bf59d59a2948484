import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { noQuery } from '../no-query.ts'
import { textSchema } from '../texts/text.ts'

export const shopSchema = z.object({
  id: z.string(),
  city: textSchema,
  address: textSchema,
  phone: z.string(),
  /** Monday first; null on a day off; times as HH:MM in Kyiv. */
  hours: z.array(z.nullable(z.object({ from: z.string(), to: z.string() }))),
  /** The picture of its map; missing: there is none. */
  map_image: z.optional(z.nullable(z.string())),
})
export type Shop = z.infer<typeof shopSchema>

export const allShopsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/shop-location/get-all-info',
  summary: 'Shops with addresses and hours',
  access: 'public',
  sameForAll: true,
  query: noQuery,
  result: z.object({ shops: z.array(shopSchema) }),
})
export const internalShopsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/catalog/shops',
  onlyReads: true,
  summary: 'Shops for the checkout, which checks where an order is picked up',
  access: 'internal',
  body: z.object({}),
  result: z.object({ shops: z.array(shopSchema) }),
})
