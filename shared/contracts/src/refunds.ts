import * as z from 'zod/mini'
import { articleSchema, sizeNameSchema } from './article.ts'
import { defineEndpoint } from './endpoint.ts'
import { orderNumberSchema, paymentStates } from './orders.ts'
import { note } from './text.ts'

const refundLineSchema = z.object({
  article: articleSchema,
  size: sizeNameSchema,
  bundle: z.optional(z.nullable(articleSchema)),
  count: z.int().check(z.minimum(1)),
})

/** Lines with or without the delivery, or a sum; with nothing named, all that is left of the payment. */
export const internalRefundEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/orders/refund',
  summary: 'Gives money of a paid order back, for the admin service',
  access: 'internal',
  body: z.object({
    number: orderNumberSchema,
    /** Needed only when the order was paid twice. */
    payment_id: z.optional(z.string().check(z.maxLength(20, 'too_long'))),
    lines: z.optional(z.array(refundLineSchema).check(z.maxLength(100, 'too_long'))),
    delivery: z.optional(z.boolean()),
    /** In the currency of the charge: hryvnias. */
    amount: z.optional(z.number().check(z.minimum(0.01))),
    comment: note(200),
    /** The member of staff, for the history of the order. */
    who: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  result: z.object({
    payment_status: z.enum(paymentStates),
    refund: z.object({
      payment_id: z.string(),
      amount: z.number(),
      state: z.enum(['sent', 'pending', 'done', 'declined']),
    }),
  }),
})
