import type { ReturnCause } from '@shop/contracts/orders/returns'
import type { LineCount } from './order-line.ts'

/** `restock`: is the item as new, and goes back on sale? Staff decide when it is in their hands. */
export type ReturnLine = WantedBack & { restock?: boolean }

/** Items to be sent back; `wanted`: what the customer wants in their place. */
type WantedBack = LineCount & { wanted?: { article: string; size: string } }

/** What a customer wants to send back and why, as the customer says; staff who note it down ask for the cause. */
export type ReturnWish = { lines: WantedBack[]; reason: string; cause?: ReturnCause | undefined }

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
