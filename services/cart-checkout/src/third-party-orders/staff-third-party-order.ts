import { HOUR_MS } from '@shop/calendar/durations'
import { ShopError } from '@shop/contracts/errors'
import type { StaffThirdPartyOrder, ThirdPartyChange } from '@shop/contracts/orders/third-party-orders'
import { nextPaymentState } from '../order/payment-states.ts'
import { frozenEuro } from '../payment-attempts/charge.ts'
import { MANUAL, manualAttempt } from '../payment-attempts/new-attempt.ts'
import { withNextPoll } from '../payment-attempts/poll-schedule.ts'
import { type ThirdPartyOrder, thirdPartyInfo, withState } from './third-party-order.ts'

type By = { who: string; now: Date }

/** An order by link as staff see it, with what they may do now: the rules themselves are asked. */
export function staffThirdPartyOrder(order: ThirdPartyOrder, now: Date): StaffThirdPartyOrder {
  const { number, ref, created_at, expires_at, total, note, attempts, alerts, customer_id = null } = order
  const { amount, status, can_pay } = thirdPartyInfo(order, now)
  const by = { who: 'staff', now }
  const tries: (ThirdPartyChange & { do: StaffThirdPartyOrder['actions'][number] })[] = [
    { do: 'mark_paid', means: 'other', reason: 'x' },
    { do: 'unmark_paid', reason: 'x' },
    { do: 'prolong', hours: 24 },
    { do: 'end' },
  ]
  return {
    number,
    ref,
    amount,
    note,
    status,
    can_pay,
    alerts,
    customer_id,
    currency: total.currency,
    date: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    payment_id: attempts.at(-1)?.payment_id ?? null,
    actions: tries.filter(change => isAllowed(order, change, by)).map(({ do: action }) => action),
  }
}

/**
 * The order after a change by staff; where nothing changes, the order itself.
 * @throws ShopError illegal_transition when the money does not allow it.
 */
export function withStaffChange(order: ThirdPartyOrder, change: ThirdPartyChange, { who, now }: By): ThirdPartyOrder {
  switch (change.do) {
    case 'mark_paid': {
      const to = nextPaymentState(order.state, 'manual_paid')
      const { means } = change
      const attempt = manualAttempt(order, { ...frozenEuro(order), total: order.total, method: 'card', means, now })
      const paid = withNextPoll({ ...order, attempts: [...order.attempts, attempt] })
      return withState(paid, to, { at: now, event: `manual_paid ${attempt.payment_id}: ${change.reason}`, who })
    }
    case 'unmark_paid': {
      const to = nextPaymentState(order.state, 'manual_unpaid')
      const isOurs = order.attempts.every(({ state, provider }) => state !== 'approved' || provider === MANUAL)
      if (!isOurs) throw illegalTransition(order, 'manual_unpaid')
      const attempts = order.attempts.map(attempt =>
        attempt.state === 'approved' ? { ...attempt, state: 'expired' as const } : attempt,
      )
      return withState({ ...order, attempts }, to, { at: now, event: `manual_unpaid: ${change.reason}`, who })
    }
    case 'prolong': {
      // A customer who missed the time may pay after all: the order begins again.
      if (!['none', 'declined', 'expired'].includes(order.state)) throw illegalTransition(order, 'prolong')
      const longer = { ...order, expires_at: new Date(now.getTime() + change.hours * HOUR_MS) }
      return withState(longer, order.state === 'expired' ? 'none' : order.state, { at: now, event: 'prolong', who })
    }
    case 'end': {
      if (!['none', 'declined'].includes(order.state) || order.expires_at <= now) throw illegalTransition(order, 'end')
      return withState({ ...order, expires_at: now }, 'expired', { at: now, event: 'end', who })
    }
    case 'link':
      return order.customer_id === change.customer_id ? order : withAccount(order, change.customer_id, { who, now })
    case 'unlink':
      return order.customer_id ? withAccount(order, null, { who, now }) : order
  }
}

/** Whose account it counts for is no matter of its money: each state keeps. The account itself stands in the order and the audit log. */
function withAccount(order: ThirdPartyOrder, customer_id: string | null, { who, now }: By): ThirdPartyOrder {
  return withState({ ...order, customer_id }, order.state, { at: now, event: customer_id ? 'link' : 'unlink', who })
}

function isAllowed(order: ThirdPartyOrder, change: ThirdPartyChange, by: By): boolean {
  try {
    withStaffChange(order, change, by)
    return true
  } catch (error) {
    if (error instanceof ShopError) return false
    throw error
  }
}

function illegalTransition({ state }: ThirdPartyOrder, event: string): ShopError {
  return new ShopError('illegal_transition', { from: state, event })
}
