import { ShopError } from '@shop/contracts/errors'
import { isPlaced, type Order, withHistory } from '../order/order.ts'
import { type Placed, requirePlaced } from '../order/order-states.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import { isPaid } from '../order/payment-states.ts'
import { changeAndFinish } from '../order/run-tasks.ts'
import { chargeOf } from '../payment-attempts/charge.ts'
import { withNextPoll } from '../payment-attempts/poll-schedule.ts'
import { applyPaymentEvent } from '../payment-events/apply-payment-event.ts'
import type { ReceiveDeps } from '../payment-events/receive-payment-event.ts'
import type { PaymentEvent, PaymentProvider } from '../ports/payment/payment-provider.ts'

export type MatchDeps = ReceiveDeps & { paymentProvider: PaymentProvider }
type Match = { event: string; number: string; who: string }
type Matched = { before: Placed; after: Placed }

/**
 * Money of which only the bank knew belongs to this order: it is paid by it, or was paid twice, or its money goes back as after a cancel
 * (docs/rules.md, "Payments desk"). A repeat for the same order changes nothing more.
 * @throws ShopError not_found for an event that is not on the desk; validation of `order` when there is no such order, or it costs another
 * sum; illegal_transition for an event that brought no money.
 */
export async function matchEvent(deps: MatchDeps, { event: id, number, who }: Match): Promise<Matched> {
  const { unmatchedPaymentEvents: events, orders, paymentProvider, clock } = deps
  const event = await events.findOpen(id)
  if (!event) throw new ShopError('not_found')
  const order = await orders.byNumber(number)
  if (!order || !isPlaced(order)) throw invalidOrder('order_unknown')
  checkMatch(order, event, paymentProvider)
  // Written first: whatever dies now, the same match may be made again, and no other.
  if (!(await events.claim(event.payment_id, number))) throw invalidOrder('matched_elsewhere')
  const matched = await changeAndFinish(deps, order, known =>
    withMatched(known, event, { paymentProvider, who, now: clock.now() }),
  )
  await events.settle(event.payment_id, { at: clock.now(), who, order: number })
  return { before: order, after: requirePlaced(matched) }
}

/** An unpaid order is paid by its very sum only; to a paid or a cancelled one any sum may have come by mistake, and goes back. */
function checkMatch(order: Order, event: PaymentEvent, { merchant }: PaymentProvider): void {
  if (event.status !== 'approved') throw new ShopError('illegal_transition', { from: event.status, event: 'match' })
  if (event.amount === null || event.amount <= 0 || event.merchant !== merchant) throw invalidOrder('invalid')
  if (order.attempts.some(({ payment_id }) => payment_id === event.payment_id)) return
  const { amount, currency } = chargeOf({ amount: order.sums.total, currency: order.currency }, order)
  if (event.currency !== currency) throw invalidOrder('sum_differs')
  const isBackAnyway = isPaid(order.payment_state) || order.state === 'cancelled' || order.payment_state === 'refunded'
  if (!isBackAnyway && event.amount !== amount) throw invalidOrder('sum_differs')
}

type By = { paymentProvider: PaymentProvider; who: string; now: Date }

function withMatched(order: Order, event: PaymentEvent, { paymentProvider, who, now }: By): Order | null {
  if (order.attempts.some(({ payment_id }) => payment_id === event.payment_id)) {
    const applied = applyPaymentEvent(order, event, now)
    return applied && withNextPoll(applied)
  }
  const charge = { amount: event.amount ?? 0, currency: event.currency === 'EUR' ? 'EUR' : 'UAH' } as const
  const attempt: PaymentAttempt = {
    payment_id: event.payment_id,
    provider: paymentProvider.name,
    merchant: event.merchant,
    method: order.payment_method,
    state: 'started',
    created_at: now,
    charge,
    alternative: null,
    heard: [],
  }
  const { state } = order
  const row = { at: now, event: `payment_matched ${event.payment_id}`, from: state, to: state, who }
  const known = withHistory({ ...order, attempts: [...order.attempts, attempt] }, row)
  const applied = applyPaymentEvent(known, event, now)
  return applied && withNextPoll(applied)
}

function invalidOrder(reason: string): ShopError {
  return new ShopError('validation', { fields: { order: reason } })
}
