import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { formatAmount } from '@shop/shell/format'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { CopyLink } from '../../components/CopyLink.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import { ChangedFields } from './change/ChangedFields.tsx'

/** The change that waits until its customer has paid the difference: what will change, and until when it waits. */
export function AwaitedDifference({ order }: { order: Pick<FullOrder, 'awaiting_difference' | 'ref'> }) {
  const { t, locale } = useTexts()
  if (!order.awaiting_difference) return null
  const { amount, currency, until, who, changes } = order.awaiting_difference
  const time = { day: formatDay(until, locale), time: formatTime(until, locale) }
  return (
    <Notice tone="warn" title={t('order.differenceAwaited', { sum: formatAmount(amount, currency), ...time })}>
      <ChangedFields changes={changes} />
      <p>{t('order.differenceAskedBy', { who })}</p>
      <CopyLink
        path={`/payment/${order.ref}`}
        label={t('order.differenceLink')}
        copiedText={t('order.payLinkCopied')}
      />
    </Notice>
  )
}
