import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { formatDay, formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import { ChangedFields } from './change/ChangedFields.tsx'

/** What the customer asks to change, until staff have decided on it. */
export function ChangeRequest({ order }: { order: Pick<FullOrder, 'change_request'> }) {
  const { t, locale } = useTexts()
  const { change_request: asked } = order
  if (asked?.state !== 'open') return null
  return (
    <Notice tone="warn" title={t('order.changeAsked')}>
      <ChangedFields changes={asked.changes} />
      <p>
        {formatDay(asked.at, locale)}, {formatTime(asked.at, locale)}
      </p>
    </Notice>
  )
}
