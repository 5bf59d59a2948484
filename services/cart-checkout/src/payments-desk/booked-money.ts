import { kyivDay } from '@shop/calendar/kyiv-days'
import type { PaymentMeans } from '@shop/contracts/orders/payment-means'
import type { MadeByStaff } from '../order/order.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import { type Refund, sumOf } from '../order/refund.ts'
import { meansOf } from '../payment-attempts/payment-means.ts'
import { bankRefundTimeOf, settlementTimeOf } from '../sales/money-back.ts'
import { noteOf, paymentsOf } from '../sales/payments.ts'

/** An order, or an order by link, which has no refunds of its own. */
type Paid = {
  number: string
  attempts: readonly PaymentAttempt[]
  refunds?: readonly Refund[]
  history: readonly { at: Date; event: string; payload?: { reason?: string } }[]
  made_by_staff?: MadeByStaff
}

/** Money that came or went back: minor units of the charge, as the bank moved them. */
export type BookedMoney = {
  kind: 'payment' | 'refund'
  at: Date
  order: string
  payment_id: string
  provider: string
  means: PaymentMeans
  amount: number
  currency: string
  /** What the bank kept of a payment; null where it did not say. */
  fee: number | null
  comment: string
}

/** What came and went back on a day in Kyiv, the first before the others (docs/rules.md, "Payments desk"). */
export function moneyOfDay(orders: readonly Paid[], day: string): BookedMoney[] {
  return orders
    .flatMap(moneyOf)
    .filter(({ at }) => kyivDay(at) === day)
    .toSorted((one, other) => +one.at - +other.at || (one.payment_id < other.payment_id ? -1 : 1))
}

/** All that came for an order and went back, whenever that was. */
export function moneyOf(order: Paid): BookedMoney[] {
  return paymentsOf(order, 0).flatMap(({ attempt, at }) => {
    const { payment_id, provider, charge } = attempt
    const means = meansOf(order, attempt)
    const known = { order: order.number, payment_id, provider, means, currency: charge.currency }
    const about = { amount: charge.amount, fee: feeOf(attempt), comment: noteOf(order.history, attempt) }
    const came: BookedMoney = { ...known, kind: 'payment', at, ...about }
    const backs = refundsOfPayment(order, attempt, at)
    return [came, ...backs.map(back => ({ ...known, ...back, kind: 'refund' as const, fee: null }))]
  })
}

function refundsOfPayment(order: Paid, { payment_id, charge, state }: PaymentAttempt, paid: Date) {
  const done = (order.refunds ?? []).filter(refund => refund.payment_id === payment_id && refund.state === 'done')
  const backs = done.map(refund => ({
    at: settlementTimeOf(order, refund),
    amount: refund.amount,
    comment: refund.comment,
  }))
  // The bank gave the rest back without the shop.
  const rest = charge.amount - sumOf(done)
  if (state !== 'refunded' || rest <= 0) return backs
  return [...backs, { at: bankRefundTimeOf(order, payment_id) ?? paid, amount: rest, comment: '' }]
}

function feeOf({ heard }: PaymentAttempt): number | null {
  return heard.findLast(({ status, fee }) => status === 'approved' && fee !== undefined)?.fee ?? null
}
