import type { LineCount } from './order-line.ts'

/**
 * Items of one line that are given back. `restock`: do they go back to sale? Missing where a return or a cancel decides,
 * or has decided, what becomes of them.
 */
export type RefundLine = LineCount & { restock?: boolean }

/**
 * Money on its way back. `sent`: the bank was asked, and its answer is not there yet; it is never asked twice by itself.
 * `due`: it goes back by itself, and the bank was surely not asked yet. `amount` is in the currency of the charge.
 */
export type Refund = {
  /** By which a repeat is known, and what was asked for under it; money that goes back by itself, and older refunds, have none. */
  key?: string
  body_hash?: string
  payment_id: string
  amount: number
  lines: RefundLine[]
  delivery: boolean
  comment: string
  who: string
  at: Date
  asked_at?: Date
  state: 'due' | 'sent' | 'pending' | 'done' | 'declined'
}

/** Must the bank still be asked for it? */
export function isDue({ state }: Refund): boolean {
  return state === 'due'
}

/** Does the bank still owe its answer on it? */
export function isInProgress({ state }: Refund): boolean {
  return state === 'sent' || state === 'pending'
}

export function sumOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/** Minor units that were given back or are on their way, of all payments of an order. */
export function refundedSoFar({ refunds = [] }: { refunds?: readonly Refund[] }): number {
  return sumOf(refunds.filter(refund => !isUndone(refund)))
}

/** Did the money stay where it was? */
export function isUndone({ state }: Refund): boolean {
  return state === 'declined'
}
