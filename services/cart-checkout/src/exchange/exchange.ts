import type { AccountingRefusal } from '@shop/contracts/staff/exchange/accounting'
import type { GoodsOutcome } from '@shop/contracts/staff/exchange/goods-exchange'

/** An order as it was handed over: 1C confirms this round and version of it. */
export type Sent = { number: string; round: number; version: string }
export type Refused = { order: string; reason: AccountingRefusal; detail: string }

/** One exchange: the session of 1C, and what the log keeps of it. */
export type Exchange = {
  _id: string
  /** Digest of the cookie; at rest there is nothing that opens the door. */
  token: string
  started_at: Date
  /** A session ends then; the log stays until `kept_until`. */
  ends_at: Date
  kept_until: Date
  /** Nobody had anything to say: it is soon forgotten, and the log leaves it out. */
  is_idle: boolean
  address: string
  /** Handed over and not confirmed yet. */
  under_way: Sent[]
  sent: string[]
  taken: string[]
  applied: string[]
  unchanged: number
  refused: Refused[]
  ignored: string[]
  /** What became of its goods. */
  goods?: GoodsOutcome
  /** It sent files of goods. */
  is_of_goods?: true
  /** How what 1C said in it ended so far; missing: it has said nothing. */
  outcome?: 'well' | 'failed'
  /** A file could not be read. */
  is_unreadable?: boolean
  /** When staff are to hear that it failed; null: they have. */
  report_due_at?: Date | null
  /** Counts outcomes. */
  version: number
}
