import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { orderRefSchema, paymentMethodSchema } from './orders.ts'

/** The page posts `fields` to `action`; the gateway of the bank takes over from there. */
export const startPaymentEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/payments/start',
  summary: 'Starts (or hands out again) an attempt to pay an order',
  access: 'public',
  body: z.object({ order: orderRefSchema, method: paymentMethodSchema }),
  result: z.object({
    provider: z.string(),
    action: z.string(),
    method: z.literal('POST'),
    /** Name and value pairs in their order; names repeat for lists. */
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
})
