import { ShopError } from '@shop/contracts/errors'
import { isPickUp, leftToSend } from '../fulfilment/left-to-send.ts'
import { checkNoDifferenceAwaited } from '../order/awaited-difference.ts'
import { isExchangeUnsent } from '../order/exchange.ts'
import { isMoneyGoingBack } from '../order/money-back.ts'
import type { Order } from '../order/order.ts'
import { type ChangeContext, type Placed, withTransition } from '../order/order-states.ts'
import { undecidedItems, withRestock } from '../order/restock.ts'
import { isAllReturned } from '../order/returned-items.ts'
import { isAskingBank } from '../payment-attempts/asking.ts'
import { isUnpaidFor, withUnpaidCancelled } from './cancel-request.ts'

/** May it be cancelled now? Not while a bank may be taking the money or is being asked about it, and not twice (docs/rules.md, "Order states"). */
export function isCancellableUnpaid(order: Order, now: Date): boolean {
  return isUnpaidFor(order) && !order.cancel_requested && !isAskingBank(order, now)
}

/**
 * The order given up, without a question to the bank. One that is paid must have its money on the way back first, and nothing of it may have left.
 * @throws ShopError illegal_transition; difference_awaited while a change of it waits for its money.
 */
export function withCancelled(order: Placed, context: ChangeContext): Placed {
  if (order.state === 'awaiting_payment') {
    if (isCancellableUnpaid(order, context.now)) return withUnpaidCancelled(order, context)
    throw new ShopError('illegal_transition', { from: order.state, event: 'cancel' })
  }
  const cancelled = withTransition(order, 'cancel', context)
  checkNoDifferenceAwaited(order)
  const hasLeft = (order.parts ?? []).length > 0
  if (hasLeft || !isMoneyGoingBack(order))
    throw new ShopError('illegal_transition', { from: order.state, event: 'cancel' })
  return withRestock(cancelled, 'cancel', undecidedItems(order), context.now)
}

/**
 * An order of which some items have left, and the rest was given back, has left as a whole, or lies ready as a whole. Where the rest is what
 * others were exchanged for, its customer has had all of it already.
 */
export function withRestGivenBack(order: Order, now: Date): Order {
  if (order.state !== 'processing' || !order.parts?.length || leftToSend(order).length > 0) return order
  if (isExchangeUnsent(order)) {
    const event = isAllReturned(order) ? 'exchange_refunded' : 'exchange_refunded_part'
    return withTransition({ ...order, state: order.state }, event, { who: 'shop', now })
  }
  const event = isPickUp(order) ? 'ready_rest_given_back' : 'rest_given_back'
  return withTransition({ ...order, state: order.state }, event, { who: 'shop', now })
}
