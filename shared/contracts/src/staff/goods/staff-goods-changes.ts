import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { bulkChangeSchema, longStates } from './staff-product-bulk.ts'

export const notTakenBackSchema = z.object({
  article: z.string(),
  /**
   * Fields that say something else by now, sizes (`sizes 36 (S)`), items that are sold or reserved (`stock 36 (S)`), what it
   * would lack to be shown. Of what the change had made: `archived`, where it was used or changed since.
   */
  why: z.array(z.string()),
})
/** Whether what was changed can be taken back, and what came of that. */
export const undoFields = {
  state: z.enum(['open', 'undoing', 'undone']),
  /** While it is open: until when. */
  until: z.nullable(z.string()),
  restored: z.int(),
  left: z.int(),
  /** The first of those that could not be taken back, and why. */
  kept: z.array(notTakenBackSchema),
}
const takenBackSchema = z.object({
  /** `undoing`: it is a long one, and goes on. */
  state: z.enum(['undone', 'undoing']),
  /** Articles that are as before, and those that are not in all the change had said. */
  restored: z.int(),
  left: z.int(),
  kept: z.array(notTakenBackSchema),
  /** How many customers were told meanwhile that a size of it is back: their emails are out. */
  emails: z.int(),
})
export type TakenBack = z.infer<typeof takenBackSchema>

/** How far a change of many came: `done` of `total` articles were looked at. `stopping`: what is begun of it is being finished. */
const progressSchema = z.object({ state: z.enum(longStates), done: z.int(), total: z.int(), changed: z.int() })

const access = 'staff:content'
const path = '/api/admin/products/changes/:id'
const params = z.object({ id: z.string().check(z.minLength(1, 'invalid'), z.maxLength(100, 'invalid')) })

export const takeBackChangeEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/undo`,
  summary:
    'Takes back a change of goods within the hour after its end: each field that nobody changed since, stock as a difference, what it made; names what could not be',
  access,
  owner: 'catalog',
  action: 'product_undo',
  audited: 'all',
  params,
  result: takenBackSchema,
})
export const stopChangeEndpoint = defineEndpoint({
  method: 'POST',
  path: `${path}/stop`,
  summary: 'Stops a change of many articles: what is done stays, and can be taken back; the rest is not begun',
  access,
  owner: 'catalog',
  action: 'product_stop',
  audited: 'all',
  params,
  result: progressSchema,
})

/** For the audit log, of a change that went on after its answer: what it came to; null while it goes on, and for one that never began. */
export const internalChangeOutcomeEndpoint = defineEndpoint({
  method: 'POST',
  access: 'internal',
  path: '/internal/staff-products/bulk-outcome',
  onlyReads: true,
  summary: 'What a change of many products, or taking one back, came to',
  // The third is what the version before called taking one back.
  body: z.object({
    action: z.enum(['product_bulk', 'product_undo', 'product_bulk_undo']),
    id: z.string(),
    who: z.string(),
  }),
  result: z.object({
    change: z.nullable(
      z.object({
        action: z.string(),
        subject: z.string(),
        subjects: z.array(z.string()),
        once: z.optional(z.string()),
        asked: z.optional(bulkChangeSchema),
        after: z.record(z.string(), z.int()),
      }),
    ),
  }),
})
