import type { PaymentMeans } from '@shop/contracts/orders/payment-means'
import type { DifferenceKind, PaymentDifference } from '@shop/contracts/staff/orders/payments-desk'
import { toDecimal } from '@shop/money/money'
import type { Order } from '../order/order.ts'
import type { PaymentAttempt } from '../order/payment-attempt.ts'
import { isInProgress, sumOf } from '../order/refund.ts'
import type { ListedTransaction } from '../ports/payment/payment-provider.ts'

/** What the bank says of a payment; null when it does not know it. */
export type BankRecord = Pick<ListedTransaction, 'status' | 'amount' | 'currency'> | null
/** What the books of the shop say: an attempt of an order, or nothing. */
export type BookedPayment = {
  order: string
  attempt: PaymentAttempt
  means: PaymentMeans
  refunds: NonNullable<Order['refunds']>
} | null

/** How both differ about one payment; null when they agree about the money (docs/rules.md, "Payments desk"). Amounts in minor units. */
export function differenceOf(payment_id: string, booked: BookedPayment, bank: BankRecord): PaymentDifference | null {
  const kind = booked ? kindOf(booked, bank) : bank?.status === 'approved' ? 'unknown_here' : null
  return kind && { payment_id, order: booked?.order ?? null, kind, ours: ours(booked), bank: theirs(bank) }
}

function kindOf({ attempt, refunds }: NonNullable<BookedPayment>, bank: BankRecord): DifferenceKind | null {
  const { state, charge } = attempt
  const has = state === 'approved'
  const status = bank?.status ?? 'unknown'
  const isGivenBackThere = status === 'refunded' || status === 'voided'
  if (status === 'approved') {
    if (bank?.amount !== charge.amount || bank.currency !== charge.currency) return 'sum'
    if (state === 'refunded') return 'refunded_here'
    return has ? null : 'unpaid_here'
  }
  // A refund under way ends by itself, and a part that went back may be called a refund of the payment.
  const isOurRefund = refunds.some(refund => isInProgress(refund) || refund.state === 'done')
  if (isGivenBackThere) return has && !isOurRefund ? 'refunded_there' : null
  if (status === 'refund_pending') return null
  return has || (state === 'refunded' && sumOf(refunds) === 0) ? 'unpaid_there' : null
}

function ours(booked: BookedPayment): PaymentDifference['ours'] {
  if (!booked) return null
  const { means } = booked
  const { state, charge } = booked.attempt
  return { state, means, amount: toDecimal(charge.amount), currency: charge.currency }
}

function theirs(bank: BankRecord): PaymentDifference['bank'] {
  if (!bank) return null
  const { status, amount, currency } = bank
  return { state: status, amount: amount === null ? null : toDecimal(amount), currency }
}
