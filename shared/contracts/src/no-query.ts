import * as z from 'zod/mini'

/** Of a call that takes no query: whatever a query names is a mistake, and is refused as one. */
export const noQuery = z.strictObject({})
