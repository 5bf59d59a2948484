import type { ReturnCause } from '@shop/contracts/orders/returns'
import type { LineCount } from './order-line.ts'

/** `restock`: is the item as new, and goes back on sale? Staff decide when it is in their hands. */
export type ReturnLine = LineCount & { restock?: boolean }

/** What a customer wants to send back and why, as the customer says; staff who note it down ask for the cause. */
export type ReturnWish = { lines: LineCount[]; reason: string; cause?: ReturnCause | undefined }

/** What a customer wants to send back, and what became of it. */
export type ReturnRequest = {
  at: Date
  who: string
  lines: ReturnLine[]
  reason: string
  cause?: ReturnCause
  /** When the items were here. */
  accepted_at?: Date
  state: 'open' | 'accepted' | 'refused'
}
