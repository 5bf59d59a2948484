import type { Placed } from '../order/move-order.ts'
import { isPlaced, type Order, withAlert, withHistory, withoutAlert } from '../order/order.ts'
import type { Shipment } from '../order/shipment.ts'
import { isNovaPoshtaNumber } from '../ports/nova-poshta/parcel.ts'
import type { TrackingStatuses } from '../ports/nova-poshta/track-parcels.ts'
import { withDelivered } from './deliver-order.ts'

const CARRIER = 'nova-poshta'
/** Staff write a number down before the carrier has the parcel in its hands. */
const UNKNOWN_MS = 3 * 24 * 60 * 60_000

const alertOf = { returned: 'parcel_returned', unknown: 'parcel_unknown' } as const

/** Numbers of which the carrier has not said its last word. */
export function numbersToAsk({ state, parts = [] }: Order): string[] {
  if (state !== 'processing' && state !== 'shipped') return []
  return parts.flatMap(part => (part.tracking && isOpen(part) ? part.tracking : []))
}

/** When the carrier is asked about the order next; null when it has nothing to say of it. */
export function nextAskOfCarrier(order: Order): Date | null {
  const last = order.parts?.at(-1)
  if (!last || (numbersToAsk(order).length === 0 && !isReceived(order))) return null
  return order.ask_carrier_at ?? last.at
}

/** The order after what the carrier said of its parcels; null when that is no news, or comes too late. */
export function withCarrierHeard(order: Order, statuses: TrackingStatuses, now: Date): Order | null {
  if (!isPlaced(order) || nextAskOfCarrier(order) === null) return null
  const { parts: before = [] } = order
  const parts = before.map(part => withStatus(part, statuses, now))
  const news = parts.filter(part => !before.includes(part))
  const told = news.reduce<Placed>((known, part) => withTrouble(known, part, now), { ...order, parts })
  if (isReceived(told)) return withDelivered(told, { who: CARRIER, now })
  if (news.length === 0) return null
  return parts.some(({ said }) => said === 'unknown') ? told : withoutAlert(told, 'parcel_unknown')
}

/** All parcels have left, and the customer has every one of them. */
function isReceived({ state, parts = [] }: Order): boolean {
  return state === 'shipped' && parts.every(({ said }) => said === 'received')
}

function isOpen({ tracking, said }: Shipment): boolean {
  return tracking !== null && isNovaPoshtaNumber(tracking) && said !== 'received' && said !== 'returned'
}

function withStatus(part: Shipment, statuses: TrackingStatuses, now: Date): Shipment {
  const status = part.tracking && isOpen(part) ? statuses.get(part.tracking) : undefined
  const isTooEarly = status === 'unknown' && now.getTime() - part.at.getTime() < UNKNOWN_MS
  return !status || isTooEarly || status === part.said ? part : { ...part, said: status }
}

/** A person must see to a parcel that comes back, or to a number that the carrier has never heard of. */
function withTrouble(order: Placed, { said, tracking }: Shipment, now: Date): Placed {
  if (said !== 'returned' && said !== 'unknown') return order
  const event = alertOf[said]
  const row = { at: now, event, from: order.state, to: order.state, who: CARRIER, payload: { tracking } }
  return withAlert(withHistory(order, row), event)
}
