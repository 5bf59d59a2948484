import type { LineCount } from './order-line.ts'

/**
 * Items of one line that are given back. `restock`: do they go back to sale? Missing where a return or a cancel decides,
 * or has decided, what becomes of them.
 */
export type RefundLine = LineCount & { restock?: boolean }

/**
 * Money on its way back. `sent`: the bank was asked and has not answered; the request is never repeated automatically.
 * `due`: an automatic refund that was surely not requested yet. `amount` is in the currency of the charge.
 */
export type Refund = {
  /** Identifies a repeat, with what was asked for under it; automatic refunds have none. */
  key?: string
  body_hash?: string
  payment_id: string
  amount: number
  lines: RefundLine[]
  /** The items were gone when it was asked for: what it names was never sold to this order, so nothing of it comes back to sale. */
  is_unsold?: true
  delivery: boolean
  /** How much of it the order costs no more since it was changed; the rest is for goods and delivery. */
  overpaid?: number
  comment: string
  who: string
  at: Date
  asked_at?: Date
  state: 'due' | 'sent' | 'pending' | 'done' | 'declined'
  /** Of a declined one: staff said that nothing more is to be done. */
  closed?: { at: Date; who: string; reason: string }
}

/** A wish of somebody who may not refund. It is open until money goes back, or until somebody who may refund turns it down. */
export type RefundRequest = {
  at: Date
  who: string
  lines: LineCount[]
  reason: string
  state: 'open' | 'refunded' | 'declined'
  decided?: { at: Date; who: string; reason?: string }
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
