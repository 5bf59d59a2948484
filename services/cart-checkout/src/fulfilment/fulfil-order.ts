import { HOUR_MS } from '@shop/calendar/durations'
import { addDays, kyivDay, workingDayAfter } from '@shop/calendar/kyiv-days'
import { ShopError } from '@shop/contracts/errors'
import { checkNoDifferenceAwaited } from '../order/awaited-difference.ts'
import { hasOpenAlert } from '../order/open-alerts.ts'
import { withoutAlert } from '../order/order.ts'
import { countOf, type LineCount } from '../order/order-line.ts'
import { type ChangeContext, nextOrderState, type Placed, withTransition } from '../order/order-states.ts'
import { withReservationsSold } from '../order/order-tasks.ts'
import { isPaid } from '../order/payment-states.ts'
import { checkDiscountDecided } from '../order/promo-use.ts'
import { isPickUp, leftToSend, packable } from './left-to-send.ts'
import { PACK_DAYS } from './pack-by.ts'
import { checkTracking } from './tracking-number.ts'

const RETURN_DAYS = 14
/** So long a start of many orders can be taken back. */
const UNDO_MS = HOUR_MS

/** Alerts that are settled when the customer has the order. */
const settledByDelivery = ['not_collected', 'parcel_returned', 'parcel_unknown']

/**
 * Staff have started to pack it.
 * @throws ShopError illegal_transition when nothing of it is left to send, or a person must see to it first; promo_used_up while nobody
 * has decided about its discount; difference_awaited while a change of it waits for its money.
 */
export function withProcessingStarted(order: Placed, context: ChangeContext): Placed {
  const taken = withTransition(order, 'take', context)
  const refused = { from: order.state, event: 'take' }
  if (leftToSend(order).length === 0)
    throw new ShopError('illegal_transition', { ...refused, reason: 'nothing_to_send' })
  checkNoDifferenceAwaited(order)
  checkDiscountDecided(order)
  if (hasOpenAlert(order)) throw new ShopError('illegal_transition', { ...refused, reason: 'open_alert' })
  return { ...taken, due_on: workingDayAfter(context.now, PACK_DAYS) }
}

/**
 * The missing items were found and are reserved: it is packed.
 * @throws ShopError illegal_transition when nothing of it is left to send; promo_used_up while nobody has decided about its discount.
 */
export function withRestocked(order: Placed, context: ChangeContext): Placed {
  const found = withTransition(order, 'restocked', context)
  if (leftToSend(order).length === 0)
    throw new ShopError('illegal_transition', { from: order.state, event: 'restocked' })
  checkDiscountDecided(order)
  return withReservationsSold(found, context.now)
}

/**
 * Staff take back that they started it together with others, as long as nothing has happened to it since.
 * @param bulk the key of the call that started it.
 * @throws ShopError illegal_transition.
 */
export function withProcessingUndone(order: Placed, bulk: string, context: ChangeContext): Placed {
  const last = order.history.at(-1)
  const isRecent = last !== undefined && context.now.getTime() - last.at.getTime() <= UNDO_MS
  if (last?.event !== 'take' || last.payload?.bulk !== bulk || !isRecent)
    throw new ShopError('illegal_transition', { from: order.state, event: 'take_undone' })
  const { due_on: _, ...undue } = order
  return withTransition(undue, 'take_undone', context)
}

/** `ship` hands a parcel to the carrier, `ready` lays the items out in the shop where the customer fetches them. */
type Sending = { how: 'ship' | 'ready'; tracking: string | null; lines: LineCount[] | null }

/**
 * The order after a shipment of some of it, or of all that is left.
 * @throws ShopError illegal_transition, or validation when an item is not there yet, one that is there stays behind, or the carrier has no such numbers.
 */
export function withShipmentSent(order: Placed, { how, tracking, lines }: Sending, context: ChangeContext): Placed {
  nextOrderState(order.state, how)
  const isSendable = isPaid(order.payment_state) && leftToSend(order).length > 0
  if (isPickUp(order) !== (how === 'ready') || !isSendable)
    throw new ShopError('illegal_transition', { from: order.state, event: how })
  checkNoDifferenceAwaited(order)
  const packed = checkPacked(order, lines ?? packable(order))
  if (tracking !== null) checkTracking(order.delivery, tracking)
  const shipment = { at: context.now, who: context.who, tracking, lines: packed }
  const sent = { ...order, parts: [...(order.parts ?? []), shipment] }
  const isLast = leftToSend(sent).length === 0
  return withTransition(sent, isLast ? how : `${how}_part`, { ...context, payload: { tracking, lines: packed } })
}

function checkPacked(order: Placed, lines: readonly LineCount[]): LineCount[] {
  const there = packable(order)
  const packed = there.map(line => ({ ...line, count: countOf(lines, line) })).filter(({ count }) => count > 0)
  const isThere = lines.every(line => countOf(lines, line) <= countOf(there, line))
  if (packed.length === 0 || !isThere) throw invalidLines('not_there')
  // What was on the shelf when it was bought leaves at once: only pre-orders may follow later.
  const staysBehind = there.some(line => countOf(lines, line) < line.count && !isInAdvance(order, line))
  if (staysBehind) throw invalidLines('left_behind')
  return packed
}

function isInAdvance({ lines }: Placed, named: LineCount): boolean {
  return lines.some(line => line.preorder !== null && countOf([named], line) > 0)
}

function invalidLines(reason: string): ShopError {
  return new ShopError('validation', { fields: { lines: reason } })
}

/** The customer has it: the days for returns begin. */
export function withDelivered(order: Placed, context: ChangeContext): Placed {
  const settled = settledByDelivery.reduce(withoutAlert, order)
  return withTransition({ ...settled, delivered_at: context.now }, 'delivered', context)
}

/** The last day in Kyiv on which the customer may send something back; null before it was delivered. */
export function lastReturnDay({ delivered_at }: Pick<Placed, 'delivered_at'>): string | null {
  return delivered_at ? addDays(kyivDay(delivered_at), RETURN_DAYS) : null
}
