import { isLate } from '../fulfilment/watch-order.ts'
import { type LetterName, letterNames } from '../order/letter-names.ts'
import type { Order } from '../order/order.ts'
import { isPaid } from '../order/payment-states.ts'

type HistoryRow = Order['history'][number]

type LetterRule = {
  /** Rows of the order's history that the letter tells of, by the first word of their event. */
  tellsOf: readonly string[]
  /** How long the shop waits before it writes. */
  afterMs: number
  /** Is it still true, and still news, when it is about to go out? */
  isNeeded(order: Order, row: HistoryRow): boolean
}

const HALF_AN_HOUR = 30 * 60_000

/** Which change of an order which letter tells of (rules §8). */
export const letterRules: Record<LetterName, LetterRule> = {
  // Whoever paid at once hears of the payment instead.
  created: { tellsOf: ['place'], afterMs: 0, isNeeded: ({ state }) => state === 'awaiting_payment' },
  paid: {
    tellsOf: ['payment_approved', 'reserved_again'],
    afterMs: 0,
    isNeeded: ({ payment_state }) => isPaid(payment_state),
  },
  // Most who are refused try again at once, and need no letter for that.
  declined: { tellsOf: ['gateway_declined'], afterMs: HALF_AN_HOUR, isNeeded: wasLeftUnpaid },
  shipped: { tellsOf: ['ship', 'ship_part'], afterMs: 0, isNeeded: () => true },
  ready: {
    tellsOf: ['ready', 'ready_part'],
    afterMs: 0,
    isNeeded: ({ state }) => state === 'ready' || state === 'processing',
  },
  delayed: { tellsOf: ['delayed'], afterMs: 0, isNeeded: isLate },
  cancelled: { tellsOf: ['cancel'], afterMs: 0, isNeeded: ({ state }) => state === 'cancelled' },
  // Sent also after the money has gone back: it tells why.
  paid_late_money_returns: { tellsOf: ['paid_late'], afterMs: 0, isNeeded: ({ state }) => state === 'cancelled' },
  code: { tellsOf: ['send_code'], afterMs: 0, isNeeded: isNewestCode },
  // Staff may have judged it before the letter goes out.
  return_asked: { tellsOf: ['return_request'], afterMs: 0, isNeeded: ({ state }) => state === 'return_requested' },
  return_accepted: { tellsOf: ['return_accept'], afterMs: 0, isNeeded: () => true },
  return_refused: { tellsOf: ['return_refuse'], afterMs: 0, isNeeded: () => true },
  refunded: { tellsOf: ['gateway_refunded', 'gateway_partly_refunded'], afterMs: 0, isNeeded: () => true },
}

/** The letter that tells of this row; null for most rows. */
export function letterOf({ event, from, to }: HistoryRow): LetterName | null {
  const [word = '', , amount] = event.split(' ')
  const name = letterNames.find(name => letterRules[name].tellsOf.includes(word))
  // The bank says more than once that the money went back; the shop's own refunds name their amount.
  const isOldNews = name === 'refunded' && from === to && !amount
  return name === undefined || isOldNews ? null : name
}

function isNewestCode({ history }: Order, row: HistoryRow): boolean {
  return history.findLast(({ event }) => event === 'send_code') === row
}

function wasLeftUnpaid({ state, payment_state, attempts, history }: Order, { at }: HistoryRow): boolean {
  const isUnpaid = payment_state === 'declined' || (state === 'expired' && payment_state === 'expired')
  const isReplaced = history.some(({ event }) => event.startsWith('replaced_by'))
  return isUnpaid && !isReplaced && attempts.every(({ created_at }) => created_at <= at)
}
