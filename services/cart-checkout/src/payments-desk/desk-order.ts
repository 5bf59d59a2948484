import { DAY_MS } from '@shop/calendar/durations'
import type { DeskOrder, NextStep, PaymentIssue } from '@shop/contracts/staff/orders/payments-desk'
import { toDecimal } from '@shop/money/money'
import type { MadeByStaff, Order } from '../order/order.ts'
import type { Placed } from '../order/order-states.ts'
import { isReceived, type PaymentAttempt } from '../order/payment-attempt.ts'
import { type Refund, refundedSoFar, sumOf } from '../order/refund.ts'
import { meansOf } from '../payment-attempts/payment-means.ts'
import { paymentTimeOf } from '../sales/payments.ts'
import { lastCaptured, openRefund } from './payment-issues.ts'

/** For so long the bank is asked by itself (docs/rules.md, "Payments"). */
export const ASKED_MS = 2 * DAY_MS

/** An order as the payments desk shows it, with what to do about it next. */
export function deskOrder(order: Placed, issue: PaymentIssue, now: Date): DeskOrder {
  const { number, customer, sums, currency } = order
  const refund = issue === 'refund' ? openRefund(order) : null
  return {
    number,
    date: order.created_at.toISOString(),
    name: `${customer.name} ${customer.last_name}`,
    by_link: false,
    total: toDecimal(sums.total),
    currency,
    order_status: order.state,
    payment_status: order.payment_state,
    refunded_so_far: toDecimal(refundedSoFar(order)),
    payments: deskPayments(order),
    refund: refund && {
      payment_id: refund.payment_id,
      amount: toDecimal(refund.amount),
      currency: chargeCurrencyOf(order, refund.payment_id),
      // Whether the bank has been asked already is of no use to staff.
      state: refund.state === 'due' || refund.state === 'done' ? 'sent' : refund.state,
      at: refund.at.toISOString(),
      who: refund.who,
      comment: refund.comment,
    },
    next: refund ? refundStep(order, refund, now) : issue === 'double' ? doubleStep(order) : reviewStep(order),
  }
}

type Paid = {
  attempts: readonly PaymentAttempt[]
  refunds?: readonly Refund[]
  history: readonly { at: Date; event: string }[]
  made_by_staff?: MadeByStaff
}

/** All that was begun to pay an order with, or an order by link, in the order in which it was begun. */
export function deskPayments(order: Paid): DeskOrder['payments'] {
  const { attempts, refunds = [], history } = order
  return attempts.map(attempt => {
    const { payment_id, provider, state, charge } = attempt
    return {
      payment_id,
      provider,
      means: meansOf(order, attempt),
      state,
      amount: toDecimal(charge.amount),
      currency: charge.currency,
      given_back: toDecimal(refundedSumOf(refunds, payment_id)),
      paid_at: isReceived(attempt) ? paymentTimeOf(history, attempt).toISOString() : null,
    }
  })
}

/** May staff say by hand what became of it? The bank had its time, or its answers cannot tell. */
export function isSettledByHand({ alerts }: Pick<Order, 'alerts'>, { at, state }: Refund, now: Date): boolean {
  if (state !== 'sent' && state !== 'pending') return false
  return alerts.includes('refund_unclear') || now.getTime() - at.getTime() > ASKED_MS
}

function refundStep(order: Order, refund: Refund, now: Date): NextStep {
  const { payment_id, amount, lines, delivery, comment, state } = refund
  const known = { payment_id, amount: toDecimal(amount), currency: chargeCurrencyOf(order, payment_id), comment }
  if (state === 'declined') return { step: 'retry', ...known, lines, delivery }
  const step = isSettledByHand(order, refund, now) ? 'settle' : 'ask'
  return { step, ...known, lines: [], delivery: false }
}

/** The payment that came last goes back, less what went back of it before. */
function doubleStep(order: Order): NextStep {
  const last = lastCaptured(order)
  const payment_id = last?.payment_id ?? ''
  const amount = toDecimal((last?.charge.amount ?? 0) - refundedSumOf(order.refunds ?? [], payment_id))
  const step = openRefund(order) ? 'look' : 'refund'
  return {
    step,
    payment_id,
    amount,
    currency: chargeCurrencyOf(order, payment_id),
    lines: [],
    delivery: false,
    comment: '',
  }
}

function reviewStep(order: Order): NextStep {
  const attempt = order.attempts.find(({ state }) => state === 'review')
  const payment_id = attempt?.payment_id ?? ''
  const amount = toDecimal(attempt?.charge.amount ?? 0)
  const currency = chargeCurrencyOf(order, payment_id)
  return { step: 'look', payment_id, amount, currency, lines: [], delivery: false, comment: '' }
}

function refundedSumOf(refunds: readonly Refund[], payment_id: string): number {
  return sumOf(refunds.filter(refund => refund.payment_id === payment_id && refund.state === 'done'))
}

function chargeCurrencyOf({ attempts, currency }: Order, payment_id: string): string {
  return attempts.find(attempt => attempt.payment_id === payment_id)?.charge.currency ?? currency
}
