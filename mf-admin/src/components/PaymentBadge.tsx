import type { StaffOrder } from '@shop/contracts/staff/orders/staff-orders'
import { Badge, type BadgeTone } from '@shop/ui-kit/page/Badge'
import { useTexts } from '../use-texts.ts'

const refunds: Partial<Record<StaffOrder['payment_status'], { text: string; tone: BadgeTone }>> = {
  refund_in_processing: { text: 'orders.refunding', tone: 'info' },
  partially_refunded: { text: 'orders.partlyRefunded', tone: 'info' },
  refunded: { text: 'orders.refunded', tone: 'plain' },
}

/** Does the shop have the money, and has some of it gone back? */
export function PaymentBadge({ order }: { order: Pick<StaffOrder, 'is_paid' | 'payment_status'> }) {
  const { t } = useTexts()
  const { is_paid, payment_status } = order
  const paid = is_paid ? ({ text: 'orders.paid', tone: 'success' } as const) : null
  const { text, tone } = refunds[payment_status] ?? paid ?? { text: 'orders.notPaid', tone: 'warn' as const }
  return <Badge tone={tone}>{t(text)}</Badge>
}
