import { MINUTE_MS } from '@shop/calendar/durations'
import { isLate } from '../fulfilment/watch-order.ts'
import { type EmailName, emailNames } from '../order/email-names.ts'
import type { Order } from '../order/order.ts'
import { isPaid } from '../order/payment-states.ts'

type HistoryRow = Order['history'][number]

type EmailRule = {
  /** Rows of the order's history that the email is about, by the first word of their event. */
  events: readonly string[]
  /** How long the shop waits before it writes. */
  afterMs: number
  /** Is it still true, and still news, when it is about to go out? */
  isNeeded(order: Order, row: HistoryRow): boolean
}

/** Which email is sent about which change of an order (docs/rules.md, "Emails"). */
export const emailRules: Record<EmailName, EmailRule> = {
  // What a customer placed the shop writes about later, as a reminder (order/payment-reminder.ts).
  created: {
    events: ['place'],
    afterMs: 0,
    isNeeded: ({ state }) => state === 'awaiting_payment',
  },
  paid: {
    events: ['payment_approved', 'reserved_again'],
    afterMs: 0,
    isNeeded: ({ payment_state }) => isPaid(payment_state),
  },
  // Most who are refused try again at once, and need no email for that.
  declined: {
    events: ['gateway_declined'],
    afterMs: 30 * MINUTE_MS,
    isNeeded: wasLeftUnpaid,
  },
  changed: { events: ['change'], afterMs: 0, isNeeded: () => true },
  difference_asked: { events: ['ask_difference'], afterMs: 0, isNeeded: isDifferenceAwaited },
  change_refused: { events: ['refuse_change'], afterMs: 0, isNeeded: () => true },
  change_dropped: { events: ['drop_change', 'difference_expired'], afterMs: 0, isNeeded: () => true },
  shipped: { events: ['ship', 'ship_part'], afterMs: 0, isNeeded: () => true },
  // One that was corrected once more meanwhile has an email of its own.
  tracking_corrected: { events: ['correct_tracking'], afterMs: 0, isNeeded: hasThisTracking },
  ready: {
    events: ['ready', 'ready_part'],
    afterMs: 0,
    isNeeded: ({ state }) => state === 'ready' || state === 'processing',
  },
  delayed: { events: ['delayed'], afterMs: 0, isNeeded: isLate },
  cancelled: { events: ['cancel'], afterMs: 0, isNeeded: ({ state }) => state === 'cancelled' },
  // Sent also after the money has gone back: it says why.
  paid_late_money_returns: { events: ['paid_late'], afterMs: 0, isNeeded: ({ state }) => state === 'cancelled' },
  code: { events: ['send_code'], afterMs: 0, isNeeded: isNewestCode },
  // Staff may have judged it before the email goes out.
  return_asked: { events: ['return_request'], afterMs: 0, isNeeded: ({ state }) => state === 'return_requested' },
  return_accepted: { events: ['return_accept', 'return_accept_part'], afterMs: 0, isNeeded: () => true },
  return_refused: { events: ['return_refuse'], afterMs: 0, isNeeded: () => true },
  exchanged: { events: ['exchange'], afterMs: 0, isNeeded: () => true },
  // What was erased meanwhile is not sent.
  message: { events: ['email_written'], afterMs: 0, isNeeded: (_, { payload }) => payload?.message !== undefined },
  refunded: { events: ['gateway_refunded', 'gateway_partly_refunded'], afterMs: 0, isNeeded: () => true },
}

/** The email about this row; null for most rows. */
export function emailOf({ event, from, to }: HistoryRow): EmailName | null {
  const [name = '', , amount] = event.split(' ')
  const email = emailNames.find(email => emailRules[email].events.includes(name))
  // The bank reports more than once that the money went back; the shop's own refunds name their amount.
  const isOldNews = email === 'refunded' && from === to && !amount
  return email === undefined || isOldNews ? null : email
}

function isDifferenceAwaited({ awaiting_difference: awaited }: Order, { payload }: HistoryRow): boolean {
  return awaited !== undefined && awaited.change.id === payload?.change
}

function hasThisTracking({ parts = [] }: Order, { payload }: HistoryRow): boolean {
  return parts.some(({ tracking }) => tracking === payload?.tracking)
}

function isNewestCode({ history }: Order, row: HistoryRow): boolean {
  return history.findLast(({ event }) => event === 'send_code') === row
}

function wasLeftUnpaid({ state, payment_state, attempts, history }: Order, { at }: HistoryRow): boolean {
  const isUnpaid = payment_state === 'declined' || (state === 'expired' && payment_state === 'expired')
  const isReplaced = history.some(({ event }) => event.startsWith('replaced_by'))
  return isUnpaid && !isReplaced && attempts.every(({ created_at }) => created_at <= at)
}
