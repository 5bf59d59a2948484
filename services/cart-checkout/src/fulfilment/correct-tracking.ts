import { ShopError } from '@shop/contracts/errors'
import { type Order, withHistory, withoutAlert } from '../order/order.ts'
import type { ChangeContext, Placed } from '../order/order-states.ts'
import type { Shipment, TrackingStatus } from '../order/shipment.ts'
import { checkTracking } from './tracking-number.ts'

type Correction = { former: string; tracking: string }

/** Parcels on their way, whose numbers can be corrected; the carrier knows of none of them that its customer has it. */
export function correctableParcels({ state, parts = [] }: Order): Shipment[] {
  if (state !== 'processing' && state !== 'shipped') return []
  return parts.filter(({ tracking, said }) => tracking !== null && said !== 'received')
}

/**
 * The order with the right number in place of a wrong one; what the carrier said of the wrong one is forgotten
 * (docs/rules.md, "Order states"). Both numbers stand in capital letters, without spaces.
 * @throws ShopError illegal_transition when no such parcel is on its way any more; validation of `tracking` when the carrier has no such
 * numbers, or a parcel of the order has it already.
 */
export function withTrackingCorrected(order: Placed, { former, tracking }: Correction, context: ChangeContext): Placed {
  const { who, now } = context
  const { parts = [], state } = order
  const wrong = correctableParcels(order).find(shipment => shipment.tracking === former)
  if (!wrong) throw new ShopError('illegal_transition', { from: state, event: 'correct_tracking' })
  checkTracking(order.delivery, tracking)
  if (parts.some(shipment => shipment.tracking === tracking))
    throw new ShopError('validation', { fields: { tracking: 'tracking_taken' } })

  const { said: _, former_numbers = [], ...sent } = wrong
  const right = { ...sent, tracking, former_numbers: [...former_numbers, { tracking: former, until: now, who }] }
  const payload = { lines: wrong.lines, tracking, former }
  const row = { at: now, event: 'correct_tracking', from: state, to: state, who, payload }
  const corrected = { ...order, parts: parts.map(shipment => (shipment === wrong ? right : shipment)) }
  // The carrier is asked about the right one at once.
  return withHistory({ ...withoutOldAlerts(corrected), ask_carrier_at: null }, row)
}

/** Without the alerts that told of the wrong number alone. */
function withoutOldAlerts(order: Placed): Placed {
  const hasStatus = (status: TrackingStatus) => order.parts?.some(({ said }) => said === status)
  const known = hasStatus('unknown') ? order : withoutAlert(order, 'parcel_unknown')
  return hasStatus('returned') ? known : withoutAlert(known, 'parcel_returned')
}
