import { ShopError } from '@shop/contracts/errors'
import type { cancelOutcomes } from '@shop/contracts/staff/orders/customer-order-actions'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { isCancellableUnpaid } from '../cancellation/cancel-order.ts'
import { withCancelWanted } from '../cancellation/cancel-request.ts'
import { isPlaced, type Order } from '../order/order.ts'
import type { ChangeContext, Placed } from '../order/order-states.ts'
import { isPaid } from '../order/payment-states.ts'
import { changeAndFinish } from '../order/run-tasks.ts'
import { isOpen, withNextPoll, withPolled } from '../payment-attempts/poll-schedule.ts'
import { type PollDeps, queryStatus } from './poll-payments.ts'

export type CancelOutcome = (typeof cancelOutcomes)[number]

/** Somebody waits for the answer. */
const LONGEST_QUERY_MS = 3000

/**
 * Cancels an order that nobody has paid, as far as the shop knows. Where a payment was opened the bank is asked first: it
 * may have the money, and then the order is paid; while it is silent the order is only to be cancelled (docs/rules.md, "Order states").
 * @throws ShopError illegal_transition while the customer waits for the bank, and when a bank is at it.
 */
export async function cancelUnpaid(
  deps: PollDeps,
  order: Placed,
  { who, payload }: Omit<ChangeContext, 'now'>,
): Promise<{ outcome: CancelOutcome; order: Order }> {
  const { orders, clock } = deps
  const asked = clock.now()
  if (!isCancellableUnpaid(order, asked)) throw illegalCancel(order)
  let known: Order = order
  if (order.attempts.some(isOpen)) {
    known = (await orders.change(order.number, found => withPolled(found, asked), { known })) ?? order
    await queryStatus(deps, known, { asked, timeOutMs: LONGEST_QUERY_MS, isUrgent: true })
    await failpoint('bank-queried-before-cancel')
  }
  const now = await changeAndFinish(deps, known, found => {
    if (!isPlaced(found)) return null
    const wanted = withCancelWanted(found, { who, now: clock.now(), ...(payload && { payload }) }, asked)
    return wanted && withNextPoll(wanted)
  })
  return { outcome: outcomeOf(now), order: now }
}

function outcomeOf(order: Order): CancelOutcome {
  if (order.state === 'cancelled') return 'cancelled'
  if (isPaid(order.payment_state)) return 'paid'
  if (order.state === 'awaiting_payment' && order.cancel_requested) return 'requested'
  throw illegalCancel(order)
}

function illegalCancel({ state }: Order): ShopError {
  return new ShopError('illegal_transition', { from: state, event: 'cancel' })
}
