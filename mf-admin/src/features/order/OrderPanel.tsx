import { fullOrderEndpoint } from '@shop/contracts/staff-orders'
import { DialogHeader } from '@shop/ui-kit/DialogHeader'
import { useId } from 'react'
import { formatDay, formatTime } from '../../moments.ts'
import { Failure } from '../../parts/Failure.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { OrderDetails } from './OrderDetails.tsx'
import css from './OrderPanel.module.css'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { SidePanel } from './SidePanel.tsx'

export function OrderPanel({ number, onClose }: { number: string; onClose: () => void }) {
  const { t, locale } = useTexts()
  const titleId = useId()
  const asked = useStaffEndpoint(fullOrderEndpoint, { query: { order: number } }, { staleTime: 0 })
  const order = asked.data?.order

  return (
    <SidePanel labelledBy={titleId} onClose={onClose}>
      <div className={css.header}>
        <DialogHeader
          title={t('order.title', { number })}
          titleId={titleId}
          closeLabel={t('order.close')}
          onClose={onClose}
        >
          {order ? `${formatDay(order.date, locale)}, ${formatTime(order.date, locale)}` : '\u00a0'}
        </DialogHeader>
      </div>
      {order && <OrderDetails order={order} />}
      {!order && asked.error && (
        <Failure
          error={asked.error}
          title={t('order.failed')}
          isRetrying={asked.isFetching}
          onRetry={() => asked.refetch()}
        />
      )}
      {!order && !asked.error && <OrderSkeleton />}
    </SidePanel>
  )
}
