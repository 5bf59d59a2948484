import type { ResultOf } from '@shop/contracts/endpoint'
import type { orderInfoEndpoint } from '@shop/contracts/orders/orders'

export type OrderInfo = ResultOf<typeof orderInfoEndpoint>['order']

/** The status of the payment page, and what stands beside it: the bank is asked, is silent, money returns. */
export type OrderStatus =
  | 'success'
  | 'rejected'
  | 'pending'
  | 'asking'
  | 'silent'
  | 'cancelling'
  | 'money_back'
  | 'refunded'
  | 'expired'
  | 'cancelled'

/** What is happening to the goods of a paid order, as keys of the texts; null for what the payment says already. */
export function progressOf({ payment_status, order_status, last_return, partly_returned, money_back }: OrderInfo) {
  if (money_back) return null
  // The bank has the money of the items that came back, while the customer keeps the others.
  if (payment_status === 'approved' && last_return?.state === 'refunded') return 'money_back'
  if (payment_status !== 'approved' || order_status === 'paid') return null
  return partly_returned ? 'partly_returned' : order_status
}

export function statusOf(order: OrderInfo): OrderStatus {
  const { payment_status, order_status } = order
  if (order.money_back) return 'money_back'
  if (payment_status === 'approved') return 'success'
  if (payment_status === 'refunded') return 'refunded'
  if (order_status === 'expired' || order_status === 'cancelled') return order_status
  if (order.cancel_requested) return 'cancelling'
  if (order.asking_bank) return 'asking'
  if (order.bank_silent) return 'silent'
  return payment_status === 'declined' ? 'rejected' : 'pending'
}

/** May the bank still say something that changes the order by itself? Also after it was cancelled without its answer. */
export function isUndecided(order: OrderInfo): boolean {
  const undecided: readonly OrderStatus[] = ['pending', 'asking', 'silent', 'cancelling']
  return undecided.includes(statusOf(order)) || order.maybe_charged === true || order.difference !== undefined
}

/** Seconds between polls of an order whose payment the bank has not decided yet (ux: 2, 3, 5, 8 … at most 60). */
const PAUSES = [2, 3, 5, 8, 13, 21, 34]
const LONGEST_PAUSE = 60

/** While the bank is asked somebody stands before the page and waits. */
export const ASKING_PAUSE_MS = 2000

export function pauseMs(polls: number): number {
  return (PAUSES[Math.max(polls - 1, 0)] ?? LONGEST_PAUSE) * 1000
}
