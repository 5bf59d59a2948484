import * as z from 'zod/mini'
import { articleSchema } from '../catalog/article.ts'
import { defineEndpoint } from '../endpoint.ts'
import { MAX_WISHES } from './wishlist-limits.ts'

/** `timestamp`: when it was wished for, in milliseconds. */
export const wishSchema = z.object({
  article: articleSchema,
  timestamp: z.int().check(z.minimum(0, 'invalid')),
})
export type Wish = z.infer<typeof wishSchema>

/** What a device sends of an article; `removed`: it was taken off the list at that time. */
export const wishChangeSchema = z.extend(wishSchema, { removed: z.optional(z.boolean()) })
export type WishChange = z.infer<typeof wishChangeSchema>

// Newest first, at most MAX_WISHES, none older than 30 days.
const result = z.object({ wishlist: z.array(wishSchema) })

export const wishlistEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/wishlist/get',
  summary: 'The wishlist of the signed-in customer, newest first',
  access: 'customer',
  result,
})

export const updateWishlistEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/wishlist/update',
  repeatable: true,
  summary:
    'Merges what a device knows into the wishlist (for each article the newer change wins), or replaces all of it',
  access: 'customer',
  body: z.object({
    data: z.object({
      mode: z.enum(['merge', 'replace']),
      // All that one device may keep and all that it may have taken off.
      items: z.array(wishChangeSchema).check(z.maxLength(2 * MAX_WISHES, 'too_many')),
    }),
  }),
  result,
})
