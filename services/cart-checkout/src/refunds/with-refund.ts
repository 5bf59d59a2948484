import { ShopError } from '@shop/contracts/errors'
import { withRestGivenBack } from '../cancellation/cancel-order.ts'
import { withLatenessSettled } from '../fulfilment/watch-order.ts'
import { checkNoDifferenceAwaited } from '../order/awaited-difference.ts'
import { type Order, withAlert, withHistory, withoutAlert } from '../order/order.ts'
import { countOf } from '../order/order-line.ts'
import { nextOrderState } from '../order/order-states.ts'
import { withTask } from '../order/order-tasks.ts'
import { overpaidLeft } from '../order/overpaid.ts'
import { capturedPayments, type PaymentAttempt, rightPayments } from '../order/payment-attempt.ts'
import { nextPaymentState, type PaymentTransition } from '../order/payment-states.ts'
import { PROMO_USED_UP } from '../order/promo-use.ts'
import { isDue, isInProgress, type Refund, type RefundLine, sumOf } from '../order/refund.ts'
import { undecidedItems, withRestock } from '../order/restock.ts'
import { MANUAL } from '../payment-attempts/new-attempt.ts'
import { withNextPoll } from '../payment-attempts/poll-schedule.ts'
import type { RefundOutcome } from '../ports/payment/payment-provider.ts'
import { moneyDue } from './due-refund.ts'
import { checkRefundedSoFar } from './find-refund.ts'
import { notGivenBack, type RefundWish, refundAmount } from './refund-amount.ts'
import { withRequestGranted } from './refund-request.ts'

export type RefundOrder = RefundWish & {
  payment_id: string | null
  comment: string
  who: string
  /** Minor units that its author saw given back so far; null when nobody had to look. */
  refunded_so_far: number | null
}

/** By which one refund is told from the others. */
export type RefundId = { payment_id: string; key?: string | undefined }

/**
 * The order with a refund that is about to be sent.
 * @throws ShopError refund_changed when another sum was given back than its author saw; illegal_transition when there is no
 * money to give back, or another refund is under way; difference_awaited while a change of it waits for its money.
 */
export function withRefundSent(
  order: Order,
  wanted: RefundOrder,
  now: Date,
  known: Pick<Refund, 'key' | 'body_hash'> = {},
): Order {
  checkNoDifferenceAwaited(order)
  checkRefundedSoFar(order, wanted.refunded_so_far)
  const attempt = attemptFor(order, wanted.payment_id)
  const { payment_id } = attempt
  const isUnfinished = (order.refunds ?? []).some(refund => isInProgress(refund) || isDue(refund))
  if (isUnfinished) throw new ShopError('illegal_transition', { from: order.payment_state, event: 'refund' })
  const { comment, who } = wanted
  const amount = refundAmount(order, attempt, wanted)
  checkRestock(order, wanted.lines)
  const what = withoutStock(order, goodsToRefund(order, wanted))
  const over = overpaidIn(order, wanted, { payment_id, amount })
  const refund: Refund = { ...known, payment_id, amount, ...what, ...over, comment, who, at: now, state: 'sent' }
  const sent = withNextPoll({ ...order, refunds: [...(order.refunds ?? []), refund] })
  return withMoneyMoved(sent, 'refund', refund, who, now)
}

/** What is too much of a payment goes back first where a refund names no goods. */
function overpaidIn(order: Order, { lines, delivery }: RefundWish, refund: Pick<Refund, 'payment_id' | 'amount'>) {
  const overpaid = lines.length > 0 || delivery ? 0 : Math.min(refund.amount, overpaidLeft(order, refund.payment_id))
  return overpaid > 0 ? { overpaid } : {}
}

/** The order with a full refund of a payment due by itself: nothing was shipped for it (docs/rules.md, "Payments"). */
export function withRefundDue(order: Order, { payment_id, charge }: PaymentAttempt, now: Date): Order {
  const by = { comment: 'Оплата надійшла після скасування', who: 'shop' }
  const what = goodsToRefund(order, { lines: [], delivery: false, amount: null })
  const refund: Refund = { payment_id, amount: charge.amount, ...what, ...by, at: now, state: 'due' }
  const due = withNextPoll({ ...order, refunds: [...(order.refunds ?? []), refund] })
  return withTask(withMoneyMoved(due, 'refund', refund, 'shop', now), { do: 'refund_late', payment_id }, now)
}

/** The order with its due refund about to be asked of the bank; null when it was asked before. */
export function withDueSent(order: Order, payment_id: string, now: Date): Order | null {
  return withRefundState(order, payment_id, 'due', { state: 'sent', at: now })
}

/** The order with its refund due again, because the request surely did not reach the bank: it is sent later. */
export function withDueAgain(order: Order, payment_id: string, now: Date): Order | null {
  return withRefundState(order, payment_id, 'sent', { state: 'due', asked_at: now })
}

function withRefundState(order: Order, payment_id: string, from: Refund['state'], change: Partial<Refund>) {
  const refund = order.refunds?.find(refund => refund.payment_id === payment_id && refund.state === from)
  if (!refund) return null
  const refunds = order.refunds?.map(other => (other === refund ? { ...refund, ...change } : other)) ?? []
  return withNextPoll({ ...order, refunds })
}

/**
 * The order after the bank's answer on the refund that is under way; null when there is none, or nothing is new. With a key
 * it is about that refund only: another may have begun before a late answer came.
 */
export function withRefundSettled(
  order: Order,
  { payment_id, key }: RefundId,
  outcome: RefundOutcome,
  now: Date,
): Order | null {
  const isMeant = (refund: Refund) => refund.payment_id === payment_id && (key === undefined || refund.key === key)
  const refund = order.refunds?.find(refund => isMeant(refund) && (isInProgress(refund) || isDue(refund)))
  const attempt = order.attempts.find(attempt => attempt.payment_id === payment_id)
  const state: Refund['state'] = outcome === 'refunded' ? 'done' : outcome
  if (!refund || !attempt || refund.state === state) return null
  const refunds = order.refunds?.map(other => (other === refund ? { ...refund, state } : other)) ?? []
  const givenBack = sumOf(refunds.filter(({ state, ...other }) => state === 'done' && other.payment_id === payment_id))
  const isWhole = givenBack === attempt.charge.amount
  const transition = transitionOf(outcome, moneyOf({ ...order, refunds }, attempt))
  // What staff took no bank gives back: they do.
  const by = attempt.provider === MANUAL ? refund.who : attempt.provider
  const settled = withMoneyMoved(withNextPoll({ ...order, refunds }), transition, refund, by, now)
  if (state === 'declined') return withAlert(settled, 'refund_declined')
  if (state !== 'done') return settled
  const back = refund.is_unsold ? [] : refund.lines.filter(({ restock }) => restock)
  const restocked = withRestock(settled, `refund ${order.refunds?.indexOf(refund)}`, back, now)
  const settledAlerts = ['parcel_returned', 'cancel_wanted'].reduce(withoutAlert, withLatenessSettled(restocked))
  const done = moneyDue(settledAlerts) > 0 ? settledAlerts : withoutAlert(settledAlerts, 'refund_due')
  const granted = withRequestGranted(done, refund.who, now)
  return withRestGivenBack(isWhole ? withAttemptRefunded(granted, attempt, now) : granted, now)
}

/** After a full refund the code may be used again (docs/rules.md, "Promo codes"), and an order without items is over. */
export function withAllGivenBack(order: Order, now: Date): Order {
  if (order.payment_state !== 'refunded') return order
  const decided = withoutAlert(order, PROMO_USED_UP)
  const freed = decided.promo ? withTask(decided, { do: 'restore_promo' }, now) : decided
  if (freed.state !== 'paid_no_stock') return freed
  const to = nextOrderState(freed.state, 'refunded')
  const row = { at: now, event: 'refunded', from: freed.state, to, who: 'shop' }
  return withHistory({ ...freed, state: to }, row)
}

/** With nothing named, all that has not been given back goes; of an order with more than one payment only the money of this one. */
function goodsToRefund(order: Order, { lines, delivery, amount }: RefundWish): Pick<Refund, 'lines' | 'delivery'> {
  const isOneOfMore = capturedPayments(order.attempts).length > 1
  if (isOneOfMore || amount !== null || lines.length > 0 || delivery) return { lines, delivery }
  return { lines: notGivenBack(order), delivery: true }
}

/** Of an order whose items are gone there is nothing to decide: what is given back stays wherever it is. */
function withoutStock({ state }: Order, what: Pick<Refund, 'lines' | 'delivery'>) {
  if (state !== 'paid_no_stock') return what
  return { ...what, lines: what.lines.map(line => ({ ...line, restock: true })), is_unsold: true as const }
}

/** What becomes of an item is decided once. */
function checkRestock(order: Order, lines: readonly RefundLine[]): void {
  const open = undecidedItems(order)
  const decided = lines.filter(({ restock }) => restock !== undefined)
  const isDecidedTwice = decided.some(line => countOf(decided, line) > countOf(open, line))
  if (isDecidedTwice) throw new ShopError('validation', { fields: { lines: 'invalid' } })
}

function withAttemptRefunded(order: Order, { payment_id }: PaymentAttempt, now: Date): Order {
  const attempts = order.attempts.map(attempt =>
    attempt.payment_id === payment_id ? { ...attempt, state: 'refunded' as const } : attempt,
  )
  return withAllGivenBack({ ...order, attempts }, now)
}

/** Of an order that was paid twice the second payment is given back as it came: the order stays paid. */
function withMoneyMoved(
  order: Order,
  transition: PaymentTransition,
  { payment_id, amount }: Refund,
  who: string,
  now: Date,
): Order {
  const from = order.payment_state
  const right = rightPayments(
    order.attempts,
    order.attempts.find(attempt => attempt.payment_id === payment_id),
  )
  const isPaidByOther = order.attempts.some(other => other.state === 'approved' && !right.includes(other))
  const to = isPaidByOther ? from : nextPaymentState(from, transition)
  return withHistory(
    { ...order, payment_state: to },
    { at: now, event: `${transition} ${payment_id} ${amount}`, from, to, who },
  )
}

/** What came by a payment and those that pay the order with it, and what of that has gone back; minor units of the charge. */
function moneyOf({ attempts, refunds = [] }: Order, attempt: PaymentAttempt): { givenBack: number; charged: number } {
  const right = rightPayments(attempts, attempt)
  const done = refunds.filter(
    ({ payment_id, state }) => state === 'done' && right.some(payment => payment.payment_id === payment_id),
  )
  return { givenBack: sumOf(done), charged: right.reduce((sum, { charge }) => sum + charge.amount, 0) }
}

/** By the sum that has gone back of what was charged. */
function transitionOf(outcome: RefundOutcome, { givenBack, charged }: ReturnType<typeof moneyOf>): PaymentTransition {
  if (outcome === 'pending') return 'gateway_refund_pending'
  if (outcome === 'refunded') return givenBack === charged ? 'gateway_refunded' : 'gateway_partly_refunded'
  return givenBack > 0 ? 'gateway_partly_refunded' : 'gateway_refund_declined'
}

function attemptFor({ attempts, payment_state }: Order, payment_id: string | null): PaymentAttempt {
  const paid = capturedPayments(attempts)
  const [only, second] = payment_id ? paid.filter(attempt => attempt.payment_id === payment_id) : paid
  if (!only) throw new ShopError('illegal_transition', { from: payment_state, event: 'refund' })
  // Which of two payments goes back is for a person to say.
  if (second) throw new ShopError('validation', { fields: { payment_id: 'required' } })
  return only
}
