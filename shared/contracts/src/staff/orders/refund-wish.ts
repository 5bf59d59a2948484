import * as z from 'zod/mini'
import { line } from '../../texts/text.ts'
import { lineCountSchema } from './customer-order-actions.ts'

/** `restock`: does the item go back to sale? Left out where a return or a cancel decides it. */
const refundLineSchema = z.extend(lineCountSchema, { restock: z.optional(z.boolean()) })

/** Lines with or without the delivery, or a sum; with nothing named, all that is left of the payment. */
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
