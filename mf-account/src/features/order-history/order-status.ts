import type { HistoryOrder } from '@shop/contracts/customer-orders'
import type { BadgeTone } from '@shop/ui-kit/Badge'

type Status = Pick<HistoryOrder, 'order_status' | 'payment_status' | 'can_pay'>

/** The key of the order's one word, and how it is drawn: what she would ask first comes first. */
export function orderStatus({ order_status, payment_status, can_pay }: Status): { word: string; tone: BadgeTone } {
  if (payment_status === 'refunded') return { word: 'refunded', tone: 'info' }
  switch (order_status) {
    case 'awaiting_payment':
      if (payment_status === 'declined' && can_pay) return { word: 'declined', tone: 'error' }
      return can_pay ? { word: 'awaiting_payment', tone: 'warn' } : { word: 'in_processing', tone: 'warn' }
    case 'paid':
    case 'processing':
    case 'paid_no_stock':
      return { word: order_status, tone: 'info' }
    case 'ready':
    case 'shipped':
    case 'delivered':
    case 'completed':
      return { word: order_status, tone: 'success' }
    default:
      return { word: order_status, tone: 'plain' }
  }
}
