import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { textSchema } from '../texts/text.ts'
import { paymentMethodSchema } from './payment-means.ts'

/** The unguessable name of an order of the shop, or (with a T) of one that was agreed upon elsewhere. */
export const payableRefSchema = z.string().check(z.regex(/^T?\d{2}-\d{6}-[a-z2-7]{13}$/, 'invalid'))

/** The page posts `fields` to `action`; the gateway of the bank takes over from there. */
export const startPaymentEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/payments/start',
  summary: 'Starts (or hands out again) an attempt to pay an order',
  access: 'public',
  body: z.object({
    order: payableRefSchema,
    method: paymentMethodSchema,
    /** `tpo`: an order that was agreed upon elsewhere. */
    kind: z.optional(z.enum(['order', 'tpo'])),
  }),
  result: z.object({
    provider: z.string(),
    action: z.string(),
    method: z.literal('POST'),
    /** Name and value pairs in their order; names repeat for lists. */
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
})

export const paymentAvailabilityEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/payments/availability',
  summary: 'Can customers pay online now? If not, what staff wrote for them',
  access: 'public',
  sameForAll: true,
  result: z.object({
    enabled: z.boolean(),
    /** Null while payments are on, and where staff wrote nothing. */
    text: z.nullable(textSchema),
    /** In which currency the bank charges an order in euros. */
    euros_charged_in: z.enum(['UAH', 'EUR']),
  }),
})
