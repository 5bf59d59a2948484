import type { Order } from '../order/order.ts'
import { deliveryInHryvnias, type OrderSums } from '../order/order-line.ts'
import { agreedSum } from '../order/overpaid.ts'
import { isReceived, type PaymentAttempt } from '../order/payment-attempt.ts'

/** A payment that reached the shop: when, and how many kopiyky it counts for. */
export type Payment = { attempt: PaymentAttempt; at: Date; uah: number }

type Paid = {
  attempts: readonly PaymentAttempt[]
  history: readonly { at: Date; event: string; payload?: { reason?: string } }[]
}

/** The payments that reached the shop, the first before the others. A mark that staff took back was no payment. */
export function paymentsOf({ attempts, history }: Paid, uah: number): Payment[] {
  return attempts
    .filter(isReceived)
    .map(attempt => ({ attempt, at: paymentTimeOf(history, attempt), uah }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/**
 * The payments of an order with goods, by the hryvnias that it was priced with: each is the same share of them as of what was charged for it.
 * One of an order that became smaller counts in full: what was too much of it goes back.
 */
export function paymentsOfOrder(order: Order): Payment[] {
  const { goods, delivery } = inHryvnias(order)
  const agreed = agreedSum(order)
  return paymentsOf(order, goods + delivery).map(payment => {
    const { amount } = payment.attempt.charge
    if (agreed === amount) return payment
    return { ...payment, uah: agreed > 0 ? Math.round((payment.uah * amount) / agreed) : amount }
  })
}

/** What an order came to by the hryvnias that it was priced with, in kopiyky. */
export function inHryvnias({ currency, sums }: Order): { goods: number; delivery: number } {
  return { goods: sums.uah.goods, delivery: deliveryOf(currency, sums) }
}

function deliveryOf(currency: Order['currency'], sums: OrderSums): number {
  return currency === 'UAH' ? sums.delivery : deliveryInHryvnias(sums)
}

/** When a payment came. Staff write their reason behind the payment's id. */
export function paymentTimeOf(history: Paid['history'], { payment_id, created_at }: PaymentAttempt): Date {
  const events = [`gateway_approved ${payment_id}`, `manual_paid ${payment_id}`, `difference_paid ${payment_id}`]
  const row = history.find(({ event }) => events.some(known => event === known || event.startsWith(`${known}:`)))
  return row?.at ?? created_at
}

/** What staff wrote beside the money that they took; of an order by link it stands behind the payment's id. Empty of a bank's payment. */
export function noteOf(history: Paid['history'], { payment_id }: PaymentAttempt): string {
  const known = `manual_paid ${payment_id}`
  const isOfIt = (event: string) => event === known || event.startsWith(`${known}:`)
  const row = history.find(({ event }) => isOfIt(event) || event === `difference_paid ${payment_id}`)
  return row?.payload?.reason ?? row?.event.slice(known.length + 2) ?? ''
}
