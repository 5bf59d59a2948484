import type { LineCount } from './order-line.ts'

/** What the carrier says of a parcel. `returned`: nobody wanted or fetched it, and it comes back to the shop. */
export type TrackingStatus = 'on_its_way' | 'received' | 'returned' | 'unknown'

/** A parcel on its way, or (without a number to track it by) items that lie ready in the shop. */
export type Shipment = {
  at: Date
  who: string
  tracking: string | null
  lines: LineCount[]
  /** The carrier's last tracking status. */
  said?: TrackingStatus
  /** Numbers that it had by mistake, the oldest first. */
  former_numbers?: { tracking: string; until: Date; who: string }[]
}
