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

/** Days after the order, and the rule. */
type Step = readonly [days: number, take: Take]
type Take = (order: Placed, now: Date) => Placed

/**
 * What becomes of a placed order up to a moment, each step by the rule of the shop on its own day: most are paid, sent and kept, some
 * are never paid, cancelled, returned in part or as a whole; some are paid in the shop.
 */
export function afterJourney(placed: Placed, index: number, until: Date, random: () => number): Placed {
  let order = placed
  for (const [days, take] of stepsOf(placed, index, until, random)) {
    const now = new Date(placed.created_at.getTime() + days * DAY_MS)
    if (now > until) break
    order = take(order, now)
  }
  return order
}

function stepsOf({ lines }: Placed, nth: number, until: Date, random: () => number): Step[] {
  const fate = random()
  const isPaidInShop = random() < 0.06
  const payment: Step = [0.003, isPaidInShop ? payInShop : pay]
  if (fate < 0.07)
    return [
      [0, keepWaiting(until)],
      [1, expire],
    ]
  if (fate < 0.1) return [[0.1, cancel]]
  if (fate < 0.12 && !isPaidInShop) return [payment, [0.5, refundLines()], [0.6, cancel]]
  const sent: Step[] = [payment, [0.8, startProcessing], [1.7, shipAs(nth)], [4, deliver]]
  if (fate >= 0.2 || isPaidInShop) return [...sent, [19, complete]]
  const all = lines.map(({ article, size, bundle, count }) => ({ article, size, bundle, count }))
  const isWhole = random() < 0.5
  const back = isWhole ? all : all.slice(0, 1).map(line => ({ ...line, count: 1 }))
  const request = requestReturn(back, oneOf(random, returnCauses))
  const returned: Step[] = [...sent, [7, request], [11, acceptReturn], [12.5, refundLines(back)]]
  return isWhole ? returned : [...returned, [19, complete]]
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
function keepWaiting(until: Date): Take {
  const reserved_until = new Date(until.getTime() + WAITS_MS)
  return order => ({ ...order, reserved_until, promised_until: reserved_until })
}

function shipAs(nth: number): Take {
  return (order, now) => {
    const tracking = isPickUp(order) ? null : `2045${String(nth * 99_991 + 1).padStart(10, '0')}`
    return withShipmentSent(order, { how: tracking ? 'ship' : 'ready', tracking, lines: null }, { who: 'olha', now })
  }
}

function requestReturn(lines: LineCount[], cause: (typeof returnCauses)[number]): Take {
  return (order, now) => withReturnRequested(order, { lines, reason: '', cause }, { who: 'customer', now })
}

const acceptReturn = (order: Placed, now: Date) => withReturnAccepted(order, null, { who: 'olha', now })

/** No lines: all of the money goes back, with the delivery. */
function refundLines(lines: LineCount[] = []): Take {
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
