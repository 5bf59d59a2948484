import * as z from 'zod/mini'
import { textSchema } from '../texts/text.ts'

/** What a change of an order changed, as one line in both languages; empty where there was or is nothing. */
export const changedFields = ['goods', 'name', 'phone', 'email', 'note', 'delivery', 'promo', 'total'] as const
export const changedFieldSchema = z.object({ field: z.enum(changedFields), was: textSchema, is: textSchema })
export type ChangedField = z.infer<typeof changedFieldSchema>

/** What became of a wish for a change: open, accepted, refused with a reason, or over, because the parcel left before. */
export const changeRequestStates = ['open', 'accepted', 'refused', 'over'] as const
export const changeRequestSchema = z.object({
  at: z.string(),
  state: z.enum(changeRequestStates),
  changes: z.array(changedFieldSchema),
  /** Why it was refused. */
  reason: z.optional(z.string()),
})
