import type { ResultOf } from '@shop/contracts/endpoint'
import type { orderInfoEndpoint } from '@shop/contracts/orders'

export type OrderInfo = ResultOf<typeof orderInfoEndpoint>['order']

/** The words of the payment page (spec §4), and two more: money given back, and an order that waited too long. */
export type OrderStatus = 'success' | 'rejected' | 'pending' | 'refunded' | 'expired'

export function statusOf({ payment_status, order_status }: OrderInfo): OrderStatus {
  if (payment_status === 'approved') return 'success'
  if (payment_status === 'refunded') return 'refunded'
  if (order_status === 'expired' || order_status === 'cancelled') return 'expired'
  return payment_status === 'declined' ? 'rejected' : 'pending'
}
