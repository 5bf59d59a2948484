import type { Order } from '../order/order.ts'
import type { LineCount } from '../order/order-line.ts'
import type { Refund } from '../order/refund.ts'
import type { Payment } from './payments.ts'

type Booked = { history: readonly { at: Date; event: string }[] }

/** Kopiyky that went back, and what the refund named; `isOverpaid`: for nothing that the order still has, since it became smaller. */
export type MoneyBack = { at: Date; uah: number; lines: readonly LineCount[]; delivery: boolean; isOverpaid?: true }

/**
 * All money of an order that has gone back, the oldest first. Each refund is the same share of the order's hryvnias as of what was charged;
 * the last one takes what rounding left (docs/rules.md, "Statistics").
 */
export function moneyBack(order: Order, payments: readonly Payment[]): MoneyBack[] {
  return payments
    .flatMap(payment => ofPayment(order, payment))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function ofPayment(order: Order, { attempt, uah, at }: Payment): MoneyBack[] {
  const { payment_id, charge, state } = attempt
  const shareOf = (amount: number) => Math.round((amount * uah) / charge.amount)
  const done = (order.refunds ?? [])
    .filter(refund => refund.payment_id === payment_id && refund.state === 'done')
    .map(refund => ({ refund, at: settlementTimeOf(order, refund) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())

  let before = 0
  const takeShare = (amount: number) => {
    before += amount
    return shareOf(before) - shareOf(before - amount)
  }
  const backs = done.flatMap(({ refund: { amount, overpaid = 0, lines, delivery }, at }): MoneyBack[] => {
    const tooMuch: MoneyBack = { at, uah: takeShare(overpaid), lines: [], delivery: false, isOverpaid: true }
    const rest: MoneyBack = { at, uah: takeShare(amount - overpaid), lines, delivery }
    if (overpaid === 0) return [rest]
    return overpaid === amount ? [tooMuch] : [tooMuch, rest]
  })
  const isByBankAlone = state === 'refunded' && before < charge.amount
  if (!isByBankAlone) return backs
  return [
    ...backs,
    { at: bankRefundTimeOf(order, payment_id) ?? at, uah: uah - shareOf(before), lines: [], delivery: false },
  ]
}

/** When the bank said that the money went back; a refund that nobody wrote that down of counts from when it was asked for. */
export function settlementTimeOf({ history }: Booked, { payment_id, amount, at: asked }: Refund): Date {
  const events = ['gateway_refunded', 'gateway_partly_refunded'].map(event => `${event} ${payment_id} ${amount}`)
  return history.find(({ event, at }) => events.includes(event) && at >= asked)?.at ?? asked
}

/** When the bank gave the whole payment back without the shop. */
export function bankRefundTimeOf({ history }: Booked, payment_id: string): Date | undefined {
  return history.findLast(({ event }) => event.startsWith(`gateway_refunded ${payment_id}`))?.at
}
