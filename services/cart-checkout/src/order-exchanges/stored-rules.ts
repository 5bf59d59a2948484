import type { Placed } from '../order/order-states.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import type { StoredChange } from '../order/stored-change.ts'
import {
  changeRules,
  type MakingRules,
  withDifferenceAsked,
  withDifferencePaid,
} from '../order-changes/await-difference.ts'
import { withChangeOrAsked } from '../order-changes/change-order.ts'
import { checkExchanged } from './exchangeable.ts'
import { isExchange, withExchange } from './with-exchange.ts'

/** The order as a change leaves it whose task was stored: each is made as it was worked out, or waits for its money. */
export function withStoredChange(order: Placed, change: StoredChange, who: string, now: Date): Placed {
  if (!isExchange(change)) return withChangeOrAsked(order, change, who, now)
  if (!change.asks_difference) return withExchange(order, change, who, now)
  return withDifferenceAsked(order, change, { who, now }, rulesOf(change))
}

/**
 * The order after the bank has approved the attempt of the difference of its change or its exchange: it is made. Null where none waits for
 * this attempt, or it cannot be made any more.
 */
export function withAwaitedPaid(order: Placed, attempt: PaymentAttempt, now: Date): Placed | null {
  const { awaiting_difference: awaited } = order
  return awaited ? withDifferencePaid(order, attempt, now, rulesOf(awaited.change)) : null
}

function rulesOf(change: StoredChange): MakingRules {
  if (!isExchange(change)) return changeRules
  return {
    check: order => checkExchanged(order, change.exchange.gone),
    make: (order, _, who, now) => withExchange(order, change, who, now),
  }
}
