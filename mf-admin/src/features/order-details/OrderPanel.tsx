import { fullOrderEndpoint } from '@shop/contracts/staff/orders/staff-orders'
import { leaveBy } from '@shop/shell/unsaved'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useId } from 'react'
import { Failure } from '../../components/Failure.tsx'
import { PanelHeader } from '../../components/PanelHeader.tsx'
import { SidePanel } from '../../components/SidePanel.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './OrderDetails.module.css'
import { OrderDetails } from './OrderDetails.tsx'

export function OrderPanel({ number, onClose }: { number: string; onClose: () => void }) {
  const { t, locale } = useTexts()
  const titleId = useId()
  const asked = useStaffEndpoint(fullOrderEndpoint, { query: { order: number } }, { staleTime: 0 })
  const order = asked.data?.order
  const close = () => leaveBy(onClose)

  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PanelHeader title={t('order.title', { number })} titleId={titleId} closeLabel={t('order.close')} onClose={close}>
        {order ? `${formatDay(order.date, locale)}, ${formatTime(order.date, locale)}` : '\u00a0'}
      </PanelHeader>
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

function OrderSkeleton() {
  const { t } = useTexts()
  return (
    <div className={css.details} aria-busy="true">
      <VisuallyHidden>{t('orders.loading')}</VisuallyHidden>
      {['marks', 'lines', 'sums', 'people'].map(section => (
        <div key={section}>
          <Skeleton width="third" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  )
}
