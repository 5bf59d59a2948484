import { DAY_MS } from '@shop/calendar/durations'
import { ShopError } from '@shop/contracts/errors'
import type { Money } from '@shop/money/money'
import { checkNoDifferenceAwaited } from '../order/awaited-difference.ts'
import { withHistory } from '../order/order.ts'
import type { OrderSums } from '../order/order-line.ts'
import type { ChangeContext, Placed } from '../order/order-states.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import type { StoredChange } from '../order/stored-change.ts'
import { chargeOf, frozenEuro } from '../payment-attempts/charge.ts'
import { newAttempt, withNewAttempt } from '../payment-attempts/new-attempt.ts'
import { checkChangeable } from './changeable.ts'
import { overpaidAt } from './changed-payment.ts'
import { withChange } from './order-change.ts'

/** So long the new items are reserved for a customer who is to pay the difference. */
const DIFFERENCE_MS = DAY_MS

type By = Pick<ChangeContext, 'who' | 'now'>

/** How a stored change is made, and that it can be made now: by the rules of a change, or of an exchange. */
export type MakingRules = {
  check(order: Placed): void
  make(order: Placed, change: StoredChange, who: string, now: Date): Placed
}

export const changeRules: MakingRules = { check: checkChangeable, make: withChange }

/** Until when the difference of a change that is asked for now may be paid. */
export function differenceDeadline(now: Date): Date {
  return new Date(now.getTime() + DIFFERENCE_MS)
}

/** What a paid order costs more at these sums, as the bank charges it; null where nothing is to be paid. */
export function differenceAt(order: Placed, sums: OrderSums): Money | null {
  const amount = -overpaidAt(order, sums)
  const { currency } = chargeOf({ amount: sums.total, currency: order.currency }, order)
  return amount > 0 ? { amount, currency } : null
}

/**
 * The order with a change that waits for its money: nothing of it changes before the customer has paid the difference. Its new items are
 * reserved already.
 * @throws ShopError difference_awaited while another change waits; what its rules throw, as if it were paid.
 */
export function withDifferenceAsked(
  order: Placed,
  change: StoredChange,
  { who, now }: By,
  { check, make } = changeRules,
): Placed {
  checkNoDifferenceAwaited(order)
  check(order)
  const charge = change.sums ? differenceAt(order, change.sums) : null
  if (!charge) throw new ShopError('sum_cannot_change')
  make(withPaid(order, change, charge, now), change, who, now)
  const { state, awaiting_difference: _, ...rest } = order
  const { changes, id, reason, exchange } = change
  const payload = { changes, change: id, ...(reason && { reason }), ...(exchange && { is_exchange: true as const }) }
  const asked = withHistory(
    { ...rest, state },
    { at: now, event: 'ask_difference', from: state, to: state, who, payload },
  )
  return { ...asked, awaiting_difference: { change, charge, at: now, until: differenceDeadline(now), who } }
}

/** The order as it will be when the bank has the difference, to see what the rules say of its change. */
function withPaid(order: Placed, change: StoredChange, charge: Money, now: Date): Placed {
  const bank = { name: '', merchant: '' }
  const wanted = { ...frozenEuro(order), total: charge, method: order.payment_method, now }
  const attempt = { ...newAttempt(order, bank, wanted), change: change.id, state: 'approved' as const }
  return withNewAttempt(order, attempt)
}

/**
 * The order after the bank has approved the attempt of its difference: changed, as staff who have the money change it. Null where no change
 * waits for this attempt, or the order became one that cannot be changed so: then the money is one payment too many.
 */
export function withDifferencePaid(
  order: Placed,
  { payment_id, change }: PaymentAttempt,
  now: Date,
  { check, make } = changeRules,
): Placed | null {
  const { awaiting_difference: awaited, ...rest } = order
  if (!awaited || awaited.change.id !== change) return null
  const attempts = rest.attempts.map(other =>
    other.change === change && other.payment_id !== payment_id ? { ...other, change_dropped: true as const } : other,
  )
  try {
    // The money of the order itself may have gone back meanwhile.
    check({ ...rest, attempts: rest.attempts.filter(other => other.change !== change) })
    return make({ ...rest, attempts }, awaited.change, awaited.who, now)
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}
