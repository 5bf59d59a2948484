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
 * are never paid, cancelled, returned in part or as a whole; some are paid in the shop.
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
    const payment: Step = { days: 0.003, take: random() < 0.06 ? payInShop : pay }
    if (fate < 0.07)
      return [
        { days: 0, take: keepWaiting(end) },
        { days: 1, take: expire },
      ]
    if (fate < 0.1) return [{ days: 0.1, take: cancel }]
    if (fate < 0.12 && payment.take === pay)
      return [payment, { days: 0.5, take: refundLines() }, { days: 0.6, take: cancel }]
    const sent = [
      payment,
      { days: 0.8, take: startProcessing },
      { days: 1.7, take: shipAs(nth) },
      { days: 4, take: deliver },
    ]
    const kept: Step = { days: 19, take: complete }
    if (fate < 0.2 && payment.take === pay) {
      const back = random() < 0.5 ? all : all.slice(0, 1).map(line => ({ ...line, count: 1 }))
      const cause = oneOf(random, returnCauses)
      const returning = [
        { days: 7, take: requestReturn(back, cause) },
        { days: 11, take: acceptReturn },
        { days: 12.5, take: refundLines(back) },
      ]
      return [...sent, ...returning, ...(back === all ? [] : [kept])]
    }
    return [...sent, kept]
  }
}

function pay(order: Placed, now: Date): Placed {
  const { sums, currency, eur_rate, payment_method: method } = order
  const started = newAttempt(order, bank, { total: { amount: sums.total, currency }, method, now, eur_rate })
  const row = { at: now, event: `gateway_approved ${started.payment_id}`, from: 'none', to: 'approved', who: bank.name }
  const known = withHistory(withNewAttempt(order, { ...started, state: 'approved' }), row)
  return withGoodsPaid({ ...known, payment_state: 'approved' }, bank.name, now)
}

const payInShop = (order: Placed, now: Date) =>
  withManualPayment(order, 'cash', { who: 'olha', now, payload: { reason: 'готівка' } })
const startProcessing = (order: Placed, now: Date) => withProcessingStarted(order, { who: 'olha', now })
const deliver = (order: Placed, now: Date) => withDelivered(order, { who: 'olha', now })
const expire = (order: Placed, now: Date) => withTransition(order, 'payment_expired', { who: 'shop', now })
const cancel = (order: Placed, now: Date) => withTransition(order, 'cancel', { who: 'olha', now })

/** An order of which everything came back is not completed. */
function complete(order: Placed, now: Date): Placed {
  return order.state === 'delivered' ? withTransition(order, 'complete', { who: 'shop', now }) : order
}

/** Waits for its money longer than the bench lasts. */
function keepWaiting(until: Date): Step['take'] {
  const reserved_until = new Date(until.getTime() + WAITS_MS)
  return order => ({ ...order, reserved_until, promised_until: reserved_until })
}

function shipAs(nth: number): Step['take'] {
  return (order, now) => {
    const tracking = isPickUp(order) ? null : `2045${String(nth * 99_991 + 1).padStart(10, '0')}`
    return withShipmentSent(order, { how: tracking ? 'ship' : 'ready', tracking, lines: null }, { who: 'olha', now })
  }
}

function requestReturn(lines: LineCount[], cause: (typeof returnCauses)[number]): Step['take'] {
  return (order, now) => withReturnRequested(order, { lines, reason: '', cause }, { who: 'customer', now })
}

const acceptReturn = (order: Placed, now: Date) => withReturnAccepted(order, null, { who: 'olha', now })

/** No lines: all of the money goes back, with the delivery. */
function refundLines(lines: LineCount[] = []): Step['take'] {
  return (order, now) => {
    const [attempt] = order.attempts
    if (!attempt) return order
    const by = { payment_id: attempt.payment_id, comment: '', who: 'olha', refunded_so_far: null }
    const sent = withRefundSent(order, { lines, delivery: false, amount: null, ...by }, now)
    return placedOf(withRefundSettled(sent, attempt, 'refunded', new Date(now.getTime() + MINUTE_MS)) ?? sent, order)
  }
}

/** A refund alone changes no state here. */
function placedOf(order: Order, { state }: Placed): Placed {
  return { ...order, state: order.state === 'placing' || order.state === 'undone' ? state : order.state }
}
