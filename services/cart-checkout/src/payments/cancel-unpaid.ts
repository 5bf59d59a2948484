import { ShopError } from '@shop/contracts/errors'
import type { cancelOutcomes } from '@shop/contracts/staff/orders/customer-order-actions'
import { failpoint } from '@shop/service-kit/process/failpoints'
import { isCancellableUnpaid } from '../cancellation/cancel-order.ts'
import { withCancelWanted } from '../cancellation/cancel-request.ts'
import { isPlaced } from '../order/order.ts'
import type { ChangeContext, Placed } from '../order/order-states.ts'
import { isPaid } from '../order/payment-states.ts'
import { finishTasksOrLeave } from '../order/run-tasks.ts'
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
): Promise<CancelOutcome> {
  const { orders, clock } = deps
  const { number } = order
  const asked = clock.now()
  if (!isCancellableUnpaid(order, asked)) throw illegalCancel(order)
  if (order.attempts.some(isOpen)) {
    const known = await orders.change(number, found => withPolled(found, asked))
    await queryStatus(deps, known ?? order, { asked, timeOutMs: LONGEST_QUERY_MS, isUrgent: true })
    await failpoint('bank-queried-before-cancel')
  }
  await orders.change(number, found => {
    if (!isPlaced(found)) return null
    const wanted = withCancelWanted(found, { who, now: clock.now(), ...(payload && { payload }) }, asked)
    return wanted && withNextPoll(wanted)
  })
  await finishTasksOrLeave(deps, number)
  const now = await orders.byNumber(number)
  if (now?.state === 'cancelled') return 'cancelled'
  if (now && isPaid(now.payment_state)) return 'paid'
  if (now?.state === 'awaiting_payment' && now.cancel_requested) return 'requested'
  throw illegalCancel(order)
}

function illegalCancel({ state }: Placed): ShopError {
  return new ShopError('illegal_transition', { from: state, event: 'cancel' })
}
