import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { formatAmount } from '@shop/shell/format'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { formatDay, formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import { itemsText } from './line-texts.ts'

/** The refund that a colleague asks for, until somebody decides on it. */
export function RefundRequest({ order }: { order: Pick<FullOrder, 'refund_request' | 'lines'> }) {
  const { t, locale } = useTexts()
  if (!order.refund_request) return null
  const { who, amount, reason, lines, at } = order.refund_request
  return (
    <Notice tone="warn" title={t('order.refundAsked', { who, sum: formatAmount(amount, 'UAH') })}>
      <p>{reason}</p>
      <p>{itemsText(lines, order.lines, locale)}</p>
      <p>
        {formatDay(at, locale)}, {formatTime(at, locale)}
      </p>
    </Notice>
  )
}
