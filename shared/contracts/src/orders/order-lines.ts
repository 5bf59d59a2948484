import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { textSchema } from '../texts/text.ts'
import { orderedLine } from './ordered-line.ts'

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
