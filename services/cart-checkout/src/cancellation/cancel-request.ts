import { ShopError } from '@shop/contracts/errors'
import { isPlaced, type Order, withHistory } from '../order/order.ts'
import { type ChangeContext, type Placed, withTransition } from '../order/order-states.ts'
import { withReservationsReleased } from '../order/order-tasks.ts'
import { paymentStateAfter } from '../order/payment-states.ts'
import { isBankSilent } from '../payment-attempts/asking.ts'

/** Is no bank known to be taking the money, or to have it? */
export function isUnpaidFor({ state, payment_state }: Order): boolean {
  return (
    state === 'awaiting_payment' &&
    paymentStateAfter(payment_state, 'time_out') === 'expired' &&
    payment_state !== 'in_processing'
  )
}

/** The unpaid order given up; its payments are known to have taken nothing, or nobody waits for the bank any longer. */
export function withUnpaidCancelled(order: Placed, context: ChangeContext): Placed {
  return withReservationsReleased(
    withTransition({ ...order, payment_state: 'expired' }, 'cancel', context),
    context.now,
  )
}

/**
 * The order after a wish to cancel and a question to the bank at `asked` (docs/rules.md, "Order states"): cancelled, or
 * with the request on it while the bank is silent. Null when it is paid, over, or to be cancelled already.
 * @throws ShopError illegal_transition while a bank is at it.
 */
export function withCancelWanted(order: Placed, context: ChangeContext, asked: Date): Placed | null {
  if (order.state !== 'awaiting_payment' || order.cancel_requested) return null
  if (!isUnpaidFor(order)) throw new ShopError('illegal_transition', { from: order.state, event: 'cancel' })
  if (!isBankSilent(order, asked)) return withUnpaidCancelled(order, context)
  const { who, now, payload } = context
  const reason = payload && { payload }
  const row = { at: now, event: 'cancel_requested', from: order.state, to: order.state, who, ...reason }
  return withHistory({ ...order, cancel_requested: { at: asked, who, ...reason } }, row)
}

/** The order after an answer of the bank: cancelled, if that was asked for and the bank has said that it took nothing. */
export function withRequestSettled(order: Order, now: Date): Order {
  const { cancel_requested: request } = order
  if (!request || !isPlaced(order) || !isUnpaidFor(order) || isBankSilent(order, request.at)) return order
  const { who, payload } = request
  return { ...withUnpaidCancelled(order, { who, now, ...(payload && { payload }) }), cancel_requested: null }
}
