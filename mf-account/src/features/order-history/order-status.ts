import type { HistoryOrder } from '@shop/contracts/orders/customer-orders'
import type { BadgeTone } from '@shop/ui-kit/page/Badge'

type Status = Pick<
  HistoryOrder,
  | 'order_status'
  | 'payment_status'
  | 'can_pay'
  | 'asking_bank'
  | 'bank_silent'
  | 'cancel_requested'
  | 'maybe_charged'
  | 'money_back'
  | 'partly_returned'
>

/** What is uncertain about the money of an order, shown beside its status (docs/rules.md, "Order states"); mostly null. */
export function moneyNews(order: Status): 'asking' | 'silent' | 'cancelling' | 'maybe_charged' | 'money_back' | null {
  if (order.money_back) return 'money_back'
  if (order.order_status === 'cancelled') return order.maybe_charged ? 'maybe_charged' : null
  if (order.order_status !== 'awaiting_payment') return null
  if (order.cancel_requested) return 'cancelling'
  if (order.asking_bank) return 'asking'
  return order.bank_silent ? 'silent' : null
}

/** The key of the order's status text, and how it is drawn: the most urgent status comes first. */
export function orderStatus(order: Status): { status: string; tone: BadgeTone } {
  const { order_status, payment_status, can_pay } = order
  const news = moneyNews(order)
  if (news === 'money_back') return { status: news, tone: 'info' }
  if (news && news !== 'maybe_charged') return { status: news, tone: 'warn' }
  if (payment_status === 'refunded') return { status: 'refunded', tone: 'info' }
  if (order.partly_returned) return { status: 'partly_returned', tone: 'info' }
  switch (order_status) {
    case 'awaiting_payment':
      if (payment_status === 'declined' && can_pay) return { status: 'declined', tone: 'error' }
      return can_pay ? { status: 'awaiting_payment', tone: 'warn' } : { status: 'in_processing', tone: 'warn' }
    case 'paid':
    case 'processing':
    case 'paid_no_stock':
      return { status: order_status, tone: 'info' }
    case 'ready':
    case 'shipped':
    case 'delivered':
    case 'completed':
      return { status: order_status, tone: 'success' }
    default:
      return { status: order_status, tone: 'plain' }
  }
}
