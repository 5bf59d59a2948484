import type { DeskOrder } from '@shop/contracts/staff/orders/payments-desk'
import { toDecimal } from '@shop/money/money'
import { MANUAL } from '../payment-attempts/new-attempt.ts'
import type { ThirdPartyOrder } from '../third-party-orders/third-party-order.ts'
import { deskPayments } from './desk-order.ts'
import { lastCaptured } from './payment-issues.ts'

/**
 * An order by link that was paid twice, as the payments desk shows it. It has no refunds of its own: the money goes back on the bank's
 * pages, and the bank's answer takes it off the desk (docs/rules.md, "Payments desk").
 */
export function deskLink(order: ThirdPartyOrder): DeskOrder {
  const { number, created_at, note, total, state, attempts } = order
  // Money that was taken by hand is not the bank's to give back.
  const last = lastCaptured({ ...order, attempts: attempts.filter(({ provider }) => provider !== MANUAL) })
  return {
    number,
    date: created_at.toISOString(),
    name: note,
    by_link: true,
    total: toDecimal(total.amount),
    currency: total.currency,
    order_status: null,
    payment_status: state,
    refunded_so_far: 0,
    payments: deskPayments(order),
    refund: null,
    next: {
      step: 'refund_there',
      payment_id: last?.payment_id ?? '',
      amount: toDecimal(last?.charge.amount ?? 0),
      currency: last?.charge.currency ?? total.currency,
      lines: [],
      delivery: false,
      comment: '',
    },
  }
}
