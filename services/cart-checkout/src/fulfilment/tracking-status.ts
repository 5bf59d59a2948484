import { DAY_MS } from '@shop/calendar/durations'
import { isPlaced, type Order, withAlert, withHistory, withoutAlert } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import type { Shipment } from '../order/shipment.ts'
import { isNovaPoshtaNumber } from '../ports/nova-poshta/parcel.ts'
import type { TrackingStatuses } from '../ports/nova-poshta/track-parcels.ts'
import { withDelivered } from './fulfil-order.ts'

const CARRIER = 'nova-poshta'
/** Staff write a number down before the carrier has the parcel in its hands. */
const UNKNOWN_MS = 3 * DAY_MS

const alertOf = { returned: 'parcel_returned', unknown: 'parcel_unknown' } as const

/** Tracking numbers without a final status. */
export function numbersToTrack({ state, parts = [] }: Order): string[] {
  if (state !== 'processing' && state !== 'shipped') return []
  return parts.flatMap(shipment => (shipment.tracking && isOpen(shipment) ? shipment.tracking : []))
}

/** When the carrier is asked about the order next; null when nothing new can come. */
export function nextTrackingPoll(order: Order): Date | null {
  const last = order.parts?.at(-1)
  if (!last || (numbersToTrack(order).length === 0 && !isReceived(order))) return null
  return order.ask_carrier_at ?? last.at
}

/** The order with the tracking statuses of its shipments; null when nothing is new, or the order is already over. */
export function withTrackingStatuses(order: Order, statuses: TrackingStatuses, now: Date): Order | null {
  if (!isPlaced(order) || nextTrackingPoll(order) === null) return null
  const { parts: before = [] } = order
  const parts = before.map(shipment => withStatus(shipment, statuses, now))
  const news = parts.filter(shipment => !before.includes(shipment))
  const updated = news.reduce<Placed>((known, shipment) => withParcelAlert(known, shipment, now), { ...order, parts })
  if (isReceived(updated)) return withDelivered(updated, { who: CARRIER, now })
  if (news.length === 0) return null
  return parts.some(({ said }) => said === 'unknown') ? updated : withoutAlert(updated, 'parcel_unknown')
}

/** All parcels have left, and the customer has every one of them. */
function isReceived({ state, parts = [] }: Order): boolean {
  return state === 'shipped' && parts.every(({ said }) => said === 'received')
}

function isOpen({ tracking, said }: Shipment): boolean {
  return tracking !== null && isNovaPoshtaNumber(tracking) && said !== 'received' && said !== 'returned'
}

function withStatus(shipment: Shipment, statuses: TrackingStatuses, now: Date): Shipment {
  const status = shipment.tracking && isOpen(shipment) ? statuses.get(shipment.tracking) : undefined
  const isTooEarly = status === 'unknown' && now.getTime() - trackingStartOf(shipment).getTime() < UNKNOWN_MS
  return !status || isTooEarly || status === shipment.said ? shipment : { ...shipment, said: status }
}

/** When it got the number that it has now. */
function trackingStartOf({ at, former_numbers = [] }: Shipment): Date {
  return former_numbers.at(-1)?.until ?? at
}

/** A person must see to a parcel that comes back, or to a number that the carrier does not know. */
function withParcelAlert(order: Placed, { said, tracking }: Shipment, now: Date): Placed {
  if (said !== 'returned' && said !== 'unknown') return order
  const event = alertOf[said]
  const row = { at: now, event, from: order.state, to: order.state, who: CARRIER, payload: { tracking } }
  return withAlert(withHistory(order, row), event)
}
