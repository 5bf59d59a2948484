import type { TrackingStatus } from '../../order/shipment.ts'

/** The code of a parcel that goes on under another number. */
export const SENT_ON = '104'

/** 10, 11 and 106 also report money or papers that go back, which are no concern of an order that was paid before. */
const statuses: ReadonlyMap<string, TrackingStatus> = new Map([
  ...['9', '10', '11', '106'].map(code => [code, 'received'] as const),
  // Refused, refused with a return on its way, and kept for longer than it may lie there.
  ...['102', '103', '105'].map(code => [code, 'returned'] as const),
  // Deleted, and unknown.
  ...['2', '3'].map(code => [code, 'unknown'] as const),
])

/** Whatever else the carrier says, the parcel is somewhere between the shop and its customer. */
export function trackingStatus(code: string): TrackingStatus {
  return statuses.get(code) ?? 'on_its_way'
}

/** Has the number the form of Nova Poshta's? */
export function isNovaPoshtaNumber(tracking: string): boolean {
  return /^\d{14}$/.test(tracking)
}
