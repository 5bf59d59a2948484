import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { typedNumber } from '../../../numbers.ts'
import { keyOf, type Picked, pickedLines } from './picked-lines.ts'

export const refundKinds = ['all', 'lines', 'sum'] as const

/** What staff fill in to give money back. */
export type RefundDraft = {
  kind: (typeof refundKinds)[number]
  picked: Picked
  /** Lines, by their keys, that are not as new. */
  worn: readonly string[]
  delivery: boolean
  amount: string
  comment: string
  paymentId: string
}

export const emptyRefund: RefundDraft = {
  kind: 'all',
  picked: {},
  worn: [],
  delivery: false,
  amount: '',
  comment: '',
  paymentId: '',
}

/** Payments that something can go back of. */
export function approvedPayments({ payments }: FullOrder) {
  return payments.filter(({ state }) => state === 'approved')
}

/** How the call says it. */
export function refundBody({ lines }: FullOrder, draft: RefundDraft) {
  const { kind, picked, worn, delivery, amount, comment, paymentId } = draft
  const undecided = (key: string) => lines.find(line => keyOf(line) === key)?.undecided ?? 0
  const chosen = pickedLines(lines, picked).map(line =>
    undecided(keyOf(line)) > 0 ? { ...line, restock: !worn.includes(keyOf(line)) } : line,
  )
  // Nothing is refused by the service, as is what is no number.
  const what = { all: {}, lines: { lines: chosen, delivery }, sum: { amount: typedNumber(amount) || 0 } }
  return { ...what[kind], comment, ...(paymentId && { payment_id: paymentId }) }
}
