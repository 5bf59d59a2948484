import * as z from 'zod/mini'

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
