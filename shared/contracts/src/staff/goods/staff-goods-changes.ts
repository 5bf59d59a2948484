import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'

const keptSchema = z.object({
  article: z.string(),
  /**
   * Fields that say something else by now, sizes (`sizes 36 (S)`), items that are sold or reserved (`stock 36 (S)`), what it
   * would lack to be shown. Of what the change had made: `hidden` or `stays`, where it was shown, used or changed since.
   */
  why: z.array(z.string()),
})
const takenBackSchema = z.object({
  /** `undoing`: it is a long one, and goes on. */
  state: z.enum(['undone', 'undoing']),
  /** Articles that are as before, and those that are not in all the change had said. */
  restored: z.int(),
  left: z.int(),
  kept: z.array(keptSchema),
  /** How many customers were told meanwhile that a size of it is back: their emails are out. */
  emails: z.int(),
})
export type TakenBack = z.infer<typeof takenBackSchema>

export const takeBackChangeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/products/changes/:id/undo',
  summary:
    'Takes back a change of goods within the hour after its end: each field that nobody changed since, stock as a difference, what it made; names what could not be',
  access: 'staff:content',
  owner: 'catalog',
  action: 'product_undo',
  audited: 'all',
  params: z.object({ id: z.string().check(z.minLength(1, 'invalid'), z.maxLength(100, 'invalid')) }),
  result: takenBackSchema,
})
