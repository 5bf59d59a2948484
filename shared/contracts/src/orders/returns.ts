import * as z from 'zod/mini'
import { currencySchema } from '../money.ts'
import { textSchema } from '../texts/text.ts'

/** Why something is sent back, as the customer puts it. */
export const returnCauses = [
  'too_small',
  'too_large',
  'not_suited',
  'not_as_shown',
  'defect',
  'wrong_piece',
  'other',
] as const
export type ReturnCause = (typeof returnCauses)[number]

/** A return that was asked for, as its customer sees it. */
export const lastReturnSchema = z.object({
  date: z.string(),
  state: z.enum(['open', 'accepted', 'refused', 'refunded', 'exchanged']),
  /** The customer wants other items in place of those that come back. */
  is_exchange: z.optional(z.literal(true)),
})
export type LastReturn = z.infer<typeof lastReturnSchema>

/** The newest exchange of an order, as its customer sees it. */
export const lastExchangeSchema = z.object({
  date: z.string(),
  /** What went, and what comes in its place. */
  changes: z.array(z.object({ was: textSchema, is: textSchema })),
  delivery_by: z.enum(['shop', 'customer']),
  /** What of the difference has not gone back yet; null where nothing is owed. */
  owed: z.nullable(z.object({ amount: z.number(), currency: currencySchema })),
})
export type LastExchange = z.infer<typeof lastExchangeSchema>

/** Another article of the same model that can be had in place of what comes back. */
export const alternativeSchema = z.object({
  article: z.string(),
  color: z.optional(textSchema),
  height: z.optional(z.nullable(z.string())),
  picture: z.nullable(z.string()),
  sizes: z.array(
    z.object({
      size: z.string(),
      /**
       * What one item costs more than what it stands for, what two do, and so on, today and in the order's currency; less than 0: goes
       * back. As many as are in stock and were bought; none of what is sold out.
       */
      difference: z.array(z.number()),
    }),
  ),
})
export type Alternative = z.infer<typeof alternativeSchema>
