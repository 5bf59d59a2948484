import * as z from 'zod/mini'

/** Of a call that takes no words: whatever a query names is a mistake, and is said to be one. */
export const noQuery = z.strictObject({})
