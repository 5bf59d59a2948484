import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { lineCountSchema } from '../staff/orders/customer-order-actions.ts'
import { line } from '../texts/text.ts'
import { orderNumberSchema, paymentStates } from './orders.ts'

/** `restock`: does the item go back to sale? Left out where a return or a cancel decides it. */
const refundLineSchema = z.extend(lineCountSchema, { restock: z.optional(z.boolean()) })

export const refundWishSchema = z.object({
  /** Needed only when the order was paid twice. */
  payment_id: z.optional(z.string().check(z.maxLength(20, 'too_long'))),
  lines: z.optional(z.array(refundLineSchema).check(z.maxLength(100, 'too_long'))),
  delivery: z.optional(z.boolean()),
  /** In the currency of the charge: hryvnias. */
  amount: z.optional(z.number('invalid').check(z.minimum(0.01, 'invalid'))),
  /** What had been given back of the order, or was on its way, when its author decided; in the currency of the charge. */
  refunded_so_far: z.number('invalid').check(z.minimum(0, 'invalid')),
  comment: line(200, 'reason_required'),
})

/** Lines with or without the delivery, or a sum; with nothing named, all that is left of the payment. */
export const internalRefundEndpoint = defineEndpoint({
  method: 'POST',
  path: '/internal/orders/refund',
  summary: 'Gives money of a paid order back, for the admin service',
  access: 'internal',
  body: z.extend(refundWishSchema, {
    number: orderNumberSchema,
    /** A repeat under the same key answers what the first one did. */
    key: z.uuid('invalid'),
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
