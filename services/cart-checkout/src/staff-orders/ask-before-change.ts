import type { OrderChange } from '@shop/contracts/staff/orders/order-change'
import { type Placed, requirePlaced } from '../order/order-states.ts'
import { isOpen, withPolled } from '../payment-attempts/poll-schedule.ts'
import { type PollDeps, queryStatus } from '../payments/poll-payments.ts'

/** Staff wait for the answer. */
const LONGEST_QUERY_MS = 3000

/**
 * The order after its bank was asked about payments that were begun, where a change may come to another sum: it may be paid by then, and of a
 * payment of which the bank knows nothing the sum may still change (docs/rules.md, "Changes of an order").
 */
export async function askBeforeChange(deps: PollDeps, order: Placed, wish: Partial<OrderChange>): Promise<Placed> {
  const { orders, clock } = deps
  const { swaps = [], removed = [], added = [], delivery } = wish
  const mayCostOther = delivery !== undefined || swaps.length + removed.length + added.length > 0
  if (order.state !== 'awaiting_payment' || !mayCostOther || !order.attempts.some(isOpen)) return order
  const asked = clock.now()
  const known = (await orders.change(order.number, found => withPolled(found, asked), { known: order })) ?? order
  await queryStatus(deps, known, { asked, timeOutMs: LONGEST_QUERY_MS, isUrgent: true })
  return requirePlaced(await orders.byNumber(order.number))
}
