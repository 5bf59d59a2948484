import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/** What was ordered, for whoever ordered it. */
export const orderLinesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/orders/get-lines',
  summary: 'The lines of an order, to order them again; null for anybody but who placed it',
  access: 'public',
  query: z.object({ order: z.string().check(z.maxLength(100, 'too_long')) }),
  result: z.object({
    lines: z.nullable(
      z.array(z.object({ article: z.string(), size: z.string(), count: z.int(), bundle: z.nullable(z.string()) })),
    ),
  }),
})
