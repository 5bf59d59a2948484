import { fullOrderEndpoint } from '@shop/contracts/staff-orders'
import { leaveBy } from '@shop/shell/unsaved'
import { useId } from 'react'
import { formatDay, formatTime } from '../../moments.ts'
import { Failure } from '../../parts/Failure.tsx'
import { PanelHeader } from '../../parts/PanelHeader.tsx'
import { SidePanel } from '../../parts/SidePanel.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'

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
