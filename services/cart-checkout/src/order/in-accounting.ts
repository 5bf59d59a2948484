import type { AccountingRefusal, AccountingState } from '@shop/contracts/staff/exchange/accounting'

/** `at` is when it came into its state; `by` put it into the queue. */
export type InAccounting = {
  state: AccountingState
  at: Date
  by: string
  /** Counts how often it entered the queue: 1C confirms what it was given, not what came after that. */
  round: number
  /** When 1C took it first; missing: it never did, or that was before this was kept. */
  first_taken_at?: Date
  number_1c: string | null
  refusal: { reason: AccountingRefusal; detail: string } | null
  /** Fingerprints of the documents that were applied, the newest last: each counts once. */
  documents: string[]
}
