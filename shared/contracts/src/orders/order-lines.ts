import * as z from 'zod/mini'
import { deliverySchema } from '../delivery/delivery.ts'
import { defineEndpoint } from '../endpoint.ts'
import { textSchema } from '../texts/text.ts'
import { orderedLine } from './ordered-line.ts'

/** Items of a line that can be swapped for another size. */
const changeableLineSchema = z.object({
  article: z.string(),
  size: z.string(),
  bundle: z.nullable(z.string()),
  count: z.int(),
})

/** What was ordered, for the customer who ordered it. */
export const orderLinesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/orders/get-lines',
  summary: 'What was ordered and where it goes, to see or order it again; null for anybody but who placed it',
  access: 'public',
  query: z.object({ order: z.string().check(z.maxLength(100, 'too_long')) }),
  result: z.object({
    lines: z.nullable(
      z.array(
        z.object({
          ...orderedLine,
          /** For all items of the line, in the currency of the order. */
          sum: z.number(),
          /** Sold in advance: the day from which it ships. */
          preorder: z.nullable(z.string()),
        }),
      ),
    ),
    /** What its owner may ask to change, as it is now; null where nothing may, missing for anybody else. */
    changeable: z.optional(
      z.nullable(z.object({ phone: z.string(), delivery: deliverySchema, lines: z.array(changeableLineSchema) })),
    ),
    /** Where it goes, and how; null with the lines. */
    delivery: z.nullable(
      z.object({
        text: textSchema,
        kind: z.enum(['post', 'courier', 'self', 'abroad']),
        /** Of a parcel abroad: days from the handing over to the carrier. */
        transit: z.optional(z.object({ days_min: z.int(), days_max: z.int() })),
      }),
    ),
  }),
})
