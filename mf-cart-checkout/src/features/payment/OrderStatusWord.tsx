import { Badge, type BadgeTone } from '@shop/ui-kit/Badge'
import { useTexts } from '../../use-texts.ts'
import type { OrderStatus } from './order-status.ts'

const tones: Record<OrderStatus, BadgeTone> = {
  success: 'success',
  rejected: 'error',
  pending: 'warn',
  refunded: 'info',
  expired: 'plain',
}

/** The one word of the order's payment; said again whenever it changes. */
export function OrderStatusWord({ status }: { status: OrderStatus }) {
  const { t } = useTexts()
  return (
    <p role="status">
      <Badge tone={tones[status]}>{t(`order.status.${status}`)}</Badge>
    </p>
  )
}
