import type { ChangedField } from '@shop/contracts/orders/changed-field'
import type { StaffMeans } from '@shop/contracts/orders/payment-means'
import type { LineCount } from './order-line.ts'

/** What a row records besides its event. */
export type HistoryPayload = {
  lines?: LineCount[]
  tracking?: string | null
  /** The number that the parcel had by mistake. */
  former?: string
  reason?: string
  amount?: number
  /** By what staff took the money. */
  means?: StaffMeans
  /** The key of the call that did it with many orders at once. */
  bulk?: string
  /** What a change of the order changed, and by which id it is known. */
  changes?: ChangedField[]
  change?: string
  /** It is the change of an exchange. */
  is_exchange?: true
  /** What staff wrote to the customer, under the key of the call that did it. */
  message?: { key: string; body_hash: string; subject?: string; text: string }
}

/** One change of an order: who, when, from which state to which. Rows are only added. */
export type HistoryRow = {
  at: Date
  event: string
  from: string | null
  to: string | null
  who: string
  payload?: HistoryPayload
}
