import * as z from 'zod/mini'
import { articleSchema, sizeNameSchema } from '../catalog/article.ts'
import { defineEndpoint } from '../endpoint.ts'
import { MAX_CART_LINES, MAX_LINE_COUNT } from './cart-limits.ts'

/** `timestamp`: when the line was added or its count last changed, in milliseconds. */
export const savedLineSchema = z.object({
  article: articleSchema,
  size: sizeNameSchema,
  count: z.int().check(z.minimum(1, 'invalid'), z.maximum(MAX_LINE_COUNT, 'invalid')),
  bundle: z.nullable(articleSchema),
  timestamp: z.int().check(z.minimum(0, 'invalid')),
})
export type SavedLine = z.infer<typeof savedLineSchema>

/** `version` counts writes: a device that sends an older one receives the cart as it stands instead. */
export const savedCartSchema = z.object({ version: z.int(), lines: z.array(savedLineSchema) })
export type SavedCart = z.infer<typeof savedCartSchema>

/** A line that the stock could not cover: it has `to` items now, 0 when it was taken out. */
export const cartChangeSchema = z.object({
  article: z.string(),
  size: z.string(),
  bundle: z.nullable(z.string()),
  from: z.int(),
  to: z.int(),
})
export type CartChange = z.infer<typeof cartChangeSchema>

const savedLines = z.array(savedLineSchema).check(z.maxLength(MAX_CART_LINES, 'too_many'))

export const cartEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/cart/get',
  summary: 'The cart that the signed-in customer left, on whatever device',
  access: 'customer',
  result: z.object({ cart: savedCartSchema }),
})

export const updateCartEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/cart/update',
  repeatable: true,
  summary: 'Replaces the cart, or merges a device’s lines into it at sign-in; what the shelf cannot cover is reduced',
  access: 'customer',
  body: z.object({
    data: z.discriminatedUnion('mode', [
      z.object({ mode: z.literal('replace'), version: z.int().check(z.minimum(0, 'invalid')), lines: savedLines }),
      z.object({ mode: z.literal('merge'), lines: savedLines }),
    ]),
  }),
  result: z.object({ cart: savedCartSchema, changes: z.array(cartChangeSchema) }),
})
