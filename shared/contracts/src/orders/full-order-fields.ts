import * as z from 'zod/mini'
import { changedFieldSchema } from './changed-field.ts'
import { orderedLine } from './ordered-line.ts'
import { paymentMeansSchema, staffMeansSchema } from './payment-means.ts'
import { returnCauses } from './returns.ts'

/** How many items of one line of an order. */
const counted = z.object({
  article: z.string(),
  size: z.string(),
  bundle: z.nullable(z.string()),
  count: z.int(),
  restock: z.optional(z.boolean()),
  /** What the customer wants in place of what comes back. */
  wanted: z.optional(z.object({ article: z.string(), size: z.string() })),
})

/** A line as staff see it; amounts are decimal numbers in the currency of the order. */
export const fullLineSchema = z.object({
  ...orderedLine,
  /** Sold in advance: the day from which it ships. */
  preorder: z.nullable(z.string()),
  list: z.number(),
  unit: z.number(),
  sum: z.number(),
  discount_share: z.number(),
  /** Items that must still be shipped, and those of them that can be packed now. */
  left: z.int(),
  packable: z.int(),
  /** Items of a pre-order that have not come yet. */
  awaited: z.int(),
  /** Items that were not refunded, and items for which staff have not decided whether they go back to sale. */
  kept: z.int(),
  undecided: z.int(),
  /** Items that came back by returns, and those of them whose money has not gone back. */
  returned: z.optional(z.int()),
  due: z.optional(z.int()),
  /** What the refund for one kept item comes to, for two, and so on; in the currency of the order. */
  back: z.optional(z.array(z.number())),
})

export const parcelSchema = z.object({
  at: z.string(),
  who: z.string(),
  tracking: z.nullable(z.string()),
  link: z.nullable(z.string()),
  lines: z.array(counted),
  /** Is it on its way, so that a wrong number can be corrected? */
  is_correctable: z.optional(z.boolean()),
  /** Numbers that it had by mistake, the oldest first: until when, and who corrected them. */
  former_numbers: z.optional(z.array(z.object({ tracking: z.string(), until: z.string(), who: z.string() }))),
})

export const returnSchema = z.object({
  at: z.string(),
  reason: z.string(),
  /** Missing of earlier returns that staff noted down. */
  cause: z.optional(z.enum(returnCauses)),
  state: z.enum(['open', 'accepted', 'refused']),
  lines: z.array(counted),
})

/** What was exchanged, and who pays for the parcel of what came. */
export const exchangeSchema = z.object({
  at: z.string(),
  who: z.string(),
  gone: z.array(z.object(orderedLine)),
  came: z.array(counted),
  delivery_by: z.enum(['shop', 'customer']),
})

/** A try to pay; money in the currency of the charge. */
export const paymentSchema = z.object({
  payment_id: z.string(),
  /** It pays the difference of a change, beside the payment of the order. */
  is_difference: z.optional(z.boolean()),
  provider: z.string(),
  means: paymentMeansSchema,
  state: z.string(),
  amount: z.number(),
  currency: z.string(),
  given_back: z.number(),
})

export const refundSchema = z.object({
  at: z.string(),
  who: z.string(),
  payment_id: z.string(),
  amount: z.number(),
  comment: z.string(),
  state: z.enum(['sent', 'pending', 'done', 'declined']),
})

/** A wish of staff who may not refund themselves; `amount` is what it comes to now, in the currency of the charge. */
export const refundRequestSchema = z.object({
  at: z.string(),
  who: z.string(),
  reason: z.string(),
  amount: z.number(),
  lines: z.array(counted),
})

/** Staff made the order for the customer: who, why there is a discount of theirs, and by what it was paid in the shop. */
export const madeByStaffSchema = z.object({
  who: z.string(),
  discount_reason: z.nullable(z.string()),
  paid_in_shop: z.nullable(staffMeansSchema),
  /** What `other` means were. */
  means_note: z.optional(z.string()),
  /** The customer took the goods along at once. */
  handed_over: z.optional(z.literal(true)),
})

export const historyRowSchema = z.object({
  at: z.string(),
  event: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  who: z.string(),
  payload: z.optional(
    z.object({
      lines: z.optional(z.array(counted)),
      tracking: z.optional(z.nullable(z.string())),
      former: z.optional(z.string()),
      reason: z.optional(z.string()),
      amount: z.optional(z.number()),
      means: z.optional(staffMeansSchema),
      changes: z.optional(z.array(changedFieldSchema)),
      /** What staff wrote to the customer; of a text message there is no subject. */
      message: z.optional(z.object({ subject: z.optional(z.string()), text: z.string() })),
    }),
  ),
})
