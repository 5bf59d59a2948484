import { DAY_MS } from '@shop/calendar/durations'
import type { ResultOf } from '@shop/contracts/endpoint'
import type { PaymentState } from '@shop/contracts/orders/orders'
import type { thirdPartyOrderInfoEndpoint } from '@shop/contracts/orders/third-party-orders'
import type { EurMode } from '@shop/contracts/staff/staff-settings'
import { type Money, toDecimal } from '@shop/money/money'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import { paymentStateAfter } from '../order/payment-states.ts'
import { isAskingBank, isUnanswered } from '../payment-attempts/asking.ts'
import { shownCharge } from '../payment-attempts/charge.ts'

type HistoryRow = { at: Date; event: string; from: PaymentState | null; to: PaymentState; who: string }

/** Agreed upon by message, in a showroom or in 1C: a sum to be paid by a link. No lines, no stock, no discounts. */
export type ThirdPartyOrder = {
  number: string
  ref: string
  /** Counts writes: a writer who read an older one changes nothing. */
  version: number
  state: PaymentState
  total: Money
  /** Hryvnias for one euro in hundredths, as on the day it was entered. */
  eur_rate: number
  /** Missing: the bank charges hryvnias for a total in euros. */
  eur_mode?: EurMode
  created_at: Date
  expires_at: Date
  /** For staff only. */
  note: string
  attempts: PaymentAttempt[]
  ask_bank_at: Date | null
  alerts: string[]
  history: HistoryRow[]
  /** The account that staff linked it to; missing or null: nobody's. */
  customer_id?: string | null
  /** Since when nothing stands in it that staff wrote. */
  forgotten_at?: Date | null
  /** Since when accounts are to hear of it, and which; see withFiguresDue. */
  figures_due_at?: Date | null
  figures_of?: string[]
  /** As of an order: by which rule its money was counted, or that it has changed since. */
  sales_form?: number | null
}

type Info = ResultOf<typeof thirdPartyOrderInfoEndpoint>['order']

const shown: Record<PaymentState, Info['status']> = {
  none: 'unpaid',
  in_processing: 'in_processing',
  // A person looks at a sum that does not match: neither paid nor refused yet.
  review: 'in_processing',
  approved: 'approved',
  partially_refunded: 'approved',
  declined: 'declined',
  expired: 'expired',
  refund_in_processing: 'refunded',
  refunded: 'refunded',
}

/** What anybody who knows the address may see. */
export function thirdPartyInfo(order: ThirdPartyOrder, now: Date): Info {
  const { number, created_at, total, expires_at, state } = order
  const isOpen = paymentStateAfter(state, 'start') !== null
  const isOver = isOpen && expires_at <= now
  const asking_bank = isOpen && isAskingBank(order, now)
  const can_pay = isOpen && !isOver && !asking_bank
  return {
    number,
    date: created_at.toISOString(),
    amount: toDecimal(total.amount),
    currency: total.currency,
    status: isOver ? 'expired' : shown[state],
    asking_bank,
    bank_silent: can_pay && order.attempts.some(isUnanswered),
    can_pay,
    charge_uah: shownCharge(order, { isOpen: isOpen && !isOver }),
    expires_at: can_pay || (asking_bank && !isOver) ? expires_at.toISOString() : null,
  }
}

/** The order given up; null while it may be paid, or a bank has not had its day. */
export function expireIfDue(order: ThirdPartyOrder, now: Date): ThirdPartyOrder | null {
  const grace = order.state === 'in_processing' ? DAY_MS : 0
  const to = paymentStateAfter(order.state, 'time_out')
  if (to !== 'expired' || order.expires_at.getTime() + grace > now.getTime()) return null
  return withState(order, to, { at: now, event: 'expire', who: 'shop' })
}

export function withState(
  order: ThirdPartyOrder,
  state: PaymentState,
  row: Pick<HistoryRow, 'at' | 'event' | 'who'>,
): ThirdPartyOrder {
  return { ...order, state, history: [...order.history, { ...row, from: order.state, to: state }] }
}
