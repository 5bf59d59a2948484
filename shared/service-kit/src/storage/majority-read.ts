/**
 * Options of a read on which a decision hangs that no write follows: an order is told to its buyer, a payment to the bank. What it finds the
 * majority has, so no failover takes back what was told. Whatever is only shown, looked for by a job or guarded by a write does without
 * (docs/decisions/0067).
 */
export const majorityRead = { readConcern: { level: 'majority' } } as const
