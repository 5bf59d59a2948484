import * as z from 'zod/mini'

/**
 * How often staff have changed a thing; 0 for what came with the shop. A change names the revision that it was made on, so
 * that a change never overwrites what another person saved meanwhile: 409 `changed_meanwhile`.
 */
export const revisionSchema = z.int('invalid').check(z.minimum(0, 'invalid'))

/** What staff see of every thing they can change; `changed` is null for what came with the shop. */
export const changedSchema = {
  revision: revisionSchema,
  /** Login, and when, as an ISO moment. */
  changed: z.nullable(z.object({ by: z.string(), at: z.string() })),
}
