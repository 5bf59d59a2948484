import { DAY_MS, MINUTE_MS } from '@shop/calendar/durations'
import { withDelivered, withProcessingStarted, withShipmentSent } from '@shop/cart-checkout/fulfilment/fulfil-order'
import { isPickUp } from '@shop/cart-checkout/fulfilment/left-to-send'
import { type Order, withHistory } from '@shop/cart-checkout/order/order'
import type { LineCount } from '@shop/cart-checkout/order/order-line'
import { type Placed, withTransition } from '@shop/cart-checkout/order/order-states'
import { newAttempt, withNewAttempt } from '@shop/cart-checkout/payment-attempts/new-attempt'
import { withGoodsPaid } from '@shop/cart-checkout/payment-events/goods-paid'
import { withManualPayment } from '@shop/cart-checkout/payments/manual-payment'
import { withRefundSent, withRefundSettled } from '@shop/cart-checkout/refunds/with-refund'
import { withReturnAccepted, withReturnRequested } from '@shop/cart-checkout/returns/return-order'
import { returnCauses } from '@shop/contracts/orders/returns'
import { oneOf } from '../../../shared/testing/src/seeded.ts'

const WAITS_MS = 2 * DAY_MS
const bank = { name: 'wayforpay', merchant: 'levada' }

type Step = { days: number; take: (order: Placed, now: Date) => Placed }

/**
 * What becomes of a placed order up to a moment, each step by the rule of the shop on its own day: most are paid, sent and kept, some
 * are never paid, cancelled, returned in part or as a whole, or get money back; some are paid in the shop.
 */
export function afterJourney(placed: Placed, index: number, until: Date, random: () => number): Placed {
  let order = placed
  for (const { days, take } of stepsOf(placed, index, until, random())) {
    const now = new Date(placed.created_at.getTime() + days * DAY_MS)
    if (now > until) break
    order = take(order, now)
  }
  return order

  function stepsOf({ lines }: Placed, nth: number, end: Date, fate: number): Step[] {
    const all = lines.map(({ article, size, bundle, count }) => ({ article, size, bundle, count }))
    const payment: Step = { days: 0.003, take: random() < 0.06 ? paidInShop : paid }
    if (fate < 0.07)
      return [
        { days: 0, take: waiting(end) },
        { days: 1, take: expired },
      ]
    if (fate < 0.1) return [{ days: 0.1, take: cancelled }]
    if (fate < 0.12 && payment.take === paid)
      return [payment, { days: 0.5, take: refunded(null) }, { days: 0.6, take: cancelled }]
    const sent = [
      payment,
      { days: 0.8, take: processing },
      { days: 1.7, take: shipped(nth) },
      { days: 4, take: delivered },
    ]
    const kept: Step = { days: 19, take: completed }
    if (fate < 0.2 && payment.take === paid) {
      const back = random() < 0.5 ? all : all.slice(0, 1).map(line => ({ ...line, count: 1 }))
      const cause = oneOf(random, returnCauses)
      const returning = [
        { days: 7, take: returnAsked(back, cause) },
        { days: 11, take: returnTaken },
        { days: 12.5, take: refunded(back) },
      ]
      return [...sent, ...returning, ...(back === all ? [] : [kept])]
    }
    if (fate < 0.22 && payment.take === paid) return [...sent, { days: 6, take: refundedSum(10_000) }, kept]
    return [...sent, kept]
  }
}

function paid(order: Placed, now: Date): Placed {
  const { sums, currency, eur_rate, payment_method: method } = order
  const started = newAttempt(order, bank, { total: { amount: sums.total, currency }, method, now, eur_rate })
  const row = { at: now, event: `gateway_approved ${started.payment_id}`, from: 'none', to: 'approved', who: bank.name }
  const known = withHistory(withNewAttempt(order, { ...started, state: 'approved' }), row)
  return withGoodsPaid({ ...known, payment_state: 'approved' }, bank.name, now)
}

const paidInShop = (order: Placed, now: Date) =>
  withManualPayment(order, 'cash', { who: 'olha', now, payload: { reason: 'готівка' } })
const processing = (order: Placed, now: Date) => withProcessingStarted(order, { who: 'olha', now })
const delivered = (order: Placed, now: Date) => withDelivered(order, { who: 'olha', now })
const expired = (order: Placed, now: Date) => withTransition(order, 'payment_expired', { who: 'shop', now })
const cancelled = (order: Placed, now: Date) => withTransition(order, 'cancel', { who: 'olha', now })

/** Unless all of it has come back. */
function completed(order: Placed, now: Date): Placed {
  return order.state === 'delivered' ? withTransition(order, 'complete', { who: 'shop', now }) : order
}

/** Longer than the bench lasts. */
function waiting(until: Date): Step['take'] {
  const reserved_until = new Date(until.getTime() + WAITS_MS)
  return order => ({ ...order, reserved_until, promised_until: reserved_until })
}

function shipped(nth: number): Step['take'] {
  return (order, now) => {
    const tracking = isPickUp(order) ? null : `2045${String(nth * 99_991 + 1).padStart(10, '0')}`
    return withShipmentSent(order, { how: tracking ? 'ship' : 'ready', tracking, lines: null }, { who: 'olha', now })
  }
}

function returnAsked(lines: LineCount[], cause: (typeof returnCauses)[number]): Step['take'] {
  return (order, now) => withReturnRequested(order, { lines, reason: '', cause }, { who: 'customer', now })
}

const returnTaken = (order: Placed, now: Date) => withReturnAccepted(order, null, { who: 'olha', now })

/** Null: all of it, with its delivery. */
function refunded(lines: LineCount[] | null): Step['take'] {
  return (order, now) => moneyBack(order, { lines: lines ?? [], delivery: false, amount: null }, now)
}

function refundedSum(amount: number): Step['take'] {
  return (order, now) => moneyBack(order, { lines: [], delivery: false, amount }, now)
}

function moneyBack(
  order: Placed,
  wish: { lines: LineCount[]; delivery: boolean; amount: number | null },
  now: Date,
): Placed {
  const [attempt] = order.attempts
  if (!attempt) return order
  const by = { payment_id: attempt.payment_id, comment: '', who: 'olha', refunded_so_far: null }
  const sent = withRefundSent(order, { ...wish, ...by }, now)
  return placedOf(withRefundSettled(sent, attempt, 'refunded', new Date(now.getTime() + MINUTE_MS)) ?? sent, order)
}

/** Money alone moves nothing else here. */
function placedOf(order: Order, { state }: Placed): Placed {
  return { ...order, state: order.state === 'placing' || order.state === 'undone' ? state : order.state }
}
