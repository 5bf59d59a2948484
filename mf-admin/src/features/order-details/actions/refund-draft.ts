import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { fromDecimal, toDecimal } from '@shop/money/money'
import { type Refundable, refundSum } from '@shop/pricing/refund-sum'
import { neededNumber, typedNumber } from '../../../numbers.ts'
import { allOf, keyOf, type Picked, pickedLines } from '../picked-lines.ts'

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
type Line = FullOrder['lines'][number]
type Payment = FullOrder['payments'][number]

const emptyRefund: RefundDraft = {
  kind: 'all',
  picked: {},
  worn: [],
  delivery: false,
  amount: '',
  comment: '',
  paymentId: '',
}

/**
 * What the form opens with: what is due for items that came back, else what a colleague asks for. Of goods that have left
 * nothing is chosen before somebody says for which of them.
 */
export function openingRefund(order: FullOrder): RefundDraft {
  const { lines, refund_due: due = 0, refund_request: asked, parts } = order
  if (due > 0) {
    const draft: RefundDraft = { ...emptyRefund, kind: 'lines', picked: allOf(lines, line => line.due ?? 0) }
    // Some of it was given back by a sum alone: what is due is less than the items come to.
    return draftSum(order, draft) === due ? draft : { ...emptyRefund, kind: 'sum', amount: String(due) }
  }
  if (asked) {
    const wanted = allOf(asked.lines, ({ count }) => count)
    return {
      ...emptyRefund,
      kind: 'lines',
      picked: allOf(lines, line => Math.min(wanted[keyOf(line)] ?? 0, line.kept)),
    }
  }
  return { ...emptyRefund, kind: parts.length > 0 ? 'lines' : 'all' }
}

/** Payments that something can go back of. */
export function approvedPayments({ payments }: FullOrder): Payment[] {
  return payments.filter(({ state }) => state === 'approved')
}

export function paymentOf(order: FullOrder, paymentId: string): Payment | undefined {
  const payments = approvedPayments(order)
  return payments.find(({ payment_id }) => payment_id === paymentId) ?? payments[0]
}

/** What is left of a payment, in its currency. */
export function remainingAmountOf({ amount, given_back }: Payment): number {
  return toDecimal(fromDecimal(amount) - fromDecimal(given_back))
}

/** What is left of a payment and of those that pay the order with it, in minor units. */
function remainingTogether(order: FullOrder, payment: Payment): number {
  const payments = approvedPayments(order)
  const own = payment.is_difference ? payments.find(({ is_difference }) => !is_difference) : payment
  const right = payments.filter(other => other.is_difference || other === own)
  return right.reduce((sum, other) => sum + fromDecimal(remainingAmountOf(other)), 0)
}

type Wish = Pick<RefundDraft, 'kind' | 'picked' | 'delivery' | 'amount' | 'paymentId'>

/** The sum that goes back, by the rule of the service, in the currency of the charge; null where nobody can tell yet. */
export function draftSum(order: FullOrder, { kind, picked, delivery, amount, paymentId }: Wish): number | null {
  const payment = paymentOf(order, paymentId)
  if (!payment) return null
  if (kind === 'all') return remainingAmountOf(payment)
  if (kind === 'sum') return typedNumber(amount) || null
  const counts = order.lines.map(line => picked[keyOf(line)] ?? 0)
  const isNothing = counts.every(count => count === 0) && !delivery
  const isKnown = order.lines.every(({ back }) => back !== undefined)
  return isNothing || !isKnown ? null : toDecimal(refundSum(refundable(order, payment), { counts, delivery }))
}

function refundable(order: FullOrder, payment: Payment): Refundable {
  const { lines, currency, eur_rate = 0, delivery_back = order.delivery_price, overpaid = 0 } = order
  return {
    currency,
    eurRate: eur_rate,
    back: lines.map(({ back = [] }) => back.map(fromDecimal)),
    delivery: fromDecimal(delivery_back),
    charged: payment.currency === 'EUR' ? 'EUR' : 'UAH',
    left: remainingTogether(order, payment) - fromDecimal(overpaid),
  }
}

/** Items of a line of which staff have to say whether they go back on sale: of what came back by a return they have said it. */
export function openCount({ due = 0, undecided }: Line, picked: number): number {
  return Math.min(Math.max(0, picked - due), undecided)
}

/** How the call says it. */
export function refundBody(order: FullOrder, draft: RefundDraft) {
  const { kind, picked, worn, delivery, amount, comment, paymentId } = draft
  const chosen = order.lines.flatMap(line => {
    const [named] = pickedLines([line], picked)
    if (!named) return []
    const open = openCount(line, named.count)
    const decided = { ...named, count: named.count - open }
    const restock = { ...named, count: open, restock: !worn.includes(keyOf(line)) }
    return [decided, restock].filter(({ count }) => count > 0)
  })
  const what = { all: {}, lines: { lines: chosen, delivery }, sum: { amount: neededNumber(amount) } }
  return { ...what[kind], comment, ...(approvedPayments(order).length > 1 && { payment_id: paymentId }) }
}
