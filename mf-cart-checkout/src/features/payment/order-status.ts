import type { ResultOf } from '@shop/contracts/endpoint'
import type { orderInfoEndpoint } from '@shop/contracts/orders'

export type OrderInfo = ResultOf<typeof orderInfoEndpoint>['order']

/** The words of the payment page (spec §4), and three more: money given back, an order that waited too long, one given up. */
export type OrderStatus = 'success' | 'rejected' | 'pending' | 'refunded' | 'expired' | 'cancelled'

/** What is happening to the goods of a paid order, in the words of the texts; null for what the payment says already. */
export function progressOf({ payment_status, order_status, last_return }: OrderInfo) {
  // The bank has the money of the pieces that came back, while she keeps the others.
  if (payment_status === 'approved' && last_return?.state === 'refunded') return 'money_back'
  return payment_status === 'approved' && order_status !== 'paid' ? order_status : null
}

export function statusOf({ payment_status, order_status }: OrderInfo): OrderStatus {
  if (payment_status === 'approved') return 'success'
  if (payment_status === 'refunded') return 'refunded'
  if (order_status === 'expired' || order_status === 'cancelled') return order_status
  return payment_status === 'declined' ? 'rejected' : 'pending'
}
