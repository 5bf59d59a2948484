import { ShopError } from '@shop/contracts/errors'
import { countOf, type LineCount } from '../order/line-count.ts'
import { type ChangeContext, type Placed, withTransition } from '../order/move-order.ts'
import { nextOrderState } from '../order/order-states.ts'
import { isPaid } from '../order/payment-states.ts'
import { isPickUp, leftToSend, packable } from './left-to-send.ts'
import { checkTracking } from './tracking-number.ts'

/** `ship` hands a parcel to the carrier, `ready` lays the items out in the shop where the customer fetches them. */
type Sending = { how: 'ship' | 'ready'; tracking: string | null; lines: LineCount[] | null }

/**
 * The order after a shipment of some of it, or of all that is left.
 * @throws ShopError illegal_transition, or validation when an item is not there yet, one that is there stays behind, or the carrier has no such numbers.
 */
export function withShipmentSent(order: Placed, { how, tracking, lines }: Sending, context: ChangeContext): Placed {
  nextOrderState(order.state, how)
  // Whose money has gone back gets nothing more, even where the refund named no items.
  if (isPickUp(order) !== (how === 'ready') || !isPaid(order.payment_state))
    throw new ShopError('illegal_transition', { from: order.state, event: how })
  const packed = checked(order, lines ?? packable(order))
  if (tracking !== null) checkTracking(order.delivery, tracking)
  const shipment = { at: context.now, who: context.who, tracking, lines: packed }
  const sent = { ...order, parts: [...(order.parts ?? []), shipment] }
  const isLast = leftToSend(sent).length === 0
  return withTransition(sent, isLast ? how : `${how}_part`, { ...context, payload: { tracking, lines: packed } })
}

function checked(order: Placed, lines: readonly LineCount[]): LineCount[] {
  const there = packable(order)
  const packed = there.map(line => ({ ...line, count: countOf(lines, line) })).filter(({ count }) => count > 0)
  const isThere = lines.every(line => countOf(lines, line) <= countOf(there, line))
  if (packed.length === 0 || !isThere) throw refused('not_there')
  // What was on the shelf when it was bought leaves at once: only pre-orders may follow later.
  const staysBehind = there.some(line => countOf(lines, line) < line.count && !isInAdvance(order, line))
  if (staysBehind) throw refused('left_behind')
  return packed
}

function isInAdvance({ lines }: Placed, named: LineCount): boolean {
  return lines.some(line => line.preorder !== null && countOf([named], line) > 0)
}

function refused(reason: string): ShopError {
  return new ShopError('validation', { fields: { lines: reason } })
}
