import { DAY_MS } from '@shop/calendar/durations'
import { ShopError } from '@shop/contracts/errors'
import type { StaffMeans } from '@shop/contracts/orders/payment-means'
import { checkNoDifferenceAwaited } from '../order/awaited-difference.ts'
import { type Order, withHistory, withoutAlert } from '../order/order.ts'
import { type ChangeContext, type Placed, withTransition } from '../order/order-states.ts'
import { withTask } from '../order/order-tasks.ts'
import { nextPaymentState } from '../order/payment-states.ts'
import { PROMO_USED_UP } from '../order/promo-use.ts'
import { withRestock } from '../order/restock.ts'
import { frozenEuro } from '../payment-attempts/charge.ts'
import { MANUAL, manualAttempt, withNewAttempt } from '../payment-attempts/new-attempt.ts'
import { withGoodsPaid } from '../payment-events/goods-paid.ts'

/** The items wait for a customer to whom staff talk, which takes longer than a bank. */
const RESERVE_MS = DAY_MS

/**
 * The order paid by what staff took themselves; the note says where it came from.
 * @throws ShopError illegal_transition when the shop has the money already.
 */
export function withManualPayment(order: Placed, means: StaffMeans, context: ChangeContext): Placed {
  const { who, now } = context
  const payload = { ...context.payload, means }
  const to = nextPaymentState(order.payment_state, 'manual_paid')
  const { sums, currency, payment_method: method } = order
  const total = { amount: sums.total, currency }
  const attempt = manualAttempt(order, { ...frozenEuro(order), total, method, means, now })
  const row = { at: now, event: `manual_paid ${attempt.payment_id}`, from: order.payment_state, to, who }
  const known = withHistory(withNewAttempt(order, attempt), { ...row, payload })
  return withGoodsPaid({ ...known, payment_state: to }, who, now)
}

/**
 * The order after a change: one that staff sold in the shop is paid in the very write that places it, so nobody ever sees it wait for
 * money that lies in the till.
 */
export function withShopPayment(before: Order, after: Order): Order {
  const { made_by_staff: made } = after
  const row = after.history.at(-1)
  if (before.state !== 'placing' || after.state !== 'awaiting_payment' || !made?.paid_in_shop || !row) return after
  const { paid_in_shop: means, means_note: reason, who } = made
  const context = { who, now: row.at, ...(reason !== undefined && { payload: { reason } }) }
  return withManualPayment({ ...after, state: after.state }, means, context)
}

/** The mark is taken back; the items are reserved again, and the customer may pay. Money of a bank goes back by a refund only. */
export function withManualPaymentUndone(order: Placed, context: ChangeContext): Placed {
  const { who, now, payload } = context
  const to = nextPaymentState(order.payment_state, 'manual_unpaid')
  checkNoDifferenceAwaited(order)
  const isOurs = order.attempts.every(({ state, provider }) => state !== 'approved' || provider === MANUAL)
  if (!isOurs) throw new ShopError('illegal_transition', { from: order.payment_state, event: 'manual_unpaid' })
  const { overpaid, ...agreed } = order
  const isOtherSum = overpaid !== undefined || order.attempts.some(({ change }) => change !== undefined)
  const attempts = order.attempts.map(attempt =>
    attempt.state === 'approved'
      ? { ...attempt, state: 'expired' as const, ...(isOtherSum && { outdated: true as const }) }
      : attempt,
  )
  const row = { at: now, event: 'manual_unpaid', from: order.payment_state, to, who, ...(payload && { payload }) }
  const until = new Date(now.getTime() + RESERVE_MS)
  // Whether its code has a use is asked again with the next payment.
  const undecided = [PROMO_USED_UP, ...(overpaid ? ['refund_due'] : [])].reduce(withoutAlert, agreed)
  const unpaid = withHistory({ ...undecided, attempts, payment_state: to, reserved_until: until }, row)
  const waiting = withTransition(unpaid, 'payment_undone', { who, now })
  const all = order.lines.map(({ article, size, bundle, count }) => ({ article, size, bundle, count }))
  const freed = withRestock(waiting, `unpaid ${order.attempts.length}`, all, now)
  const lines = freed.lines.map(({ let_go: _, arrived: __, ...line }) => line)
  return withTask(withTask({ ...freed, lines }, { do: 'restore_promo' }, now), { do: 'reserve_unpaid' }, now)
}
