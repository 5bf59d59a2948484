import { staffOutboxEndpoint } from '@shop/contracts/staff/orders/staff-outbox'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Failure } from '../../components/Failure.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Outbox.module.css'
import { OutboxTable } from './OutboxTable.tsx'

/** Emails and messages that are not delivered yet; loaded anew now and then, for they are sent again by themselves. */
export function Outbox() {
  const { t } = useTexts()
  const often = { staleTime: 0, refetchInterval: 15_000 }
  const { data, error, isFetching, refetch } = useStaffEndpoint(staffOutboxEndpoint, {}, often)
  if (error && !data)
    return <Failure error={error} title={t('outbox.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data) return <TableSkeleton caption={t('outbox.title')} />
  if (data.entries.length === 0) return <EmptyState title={t('outbox.none')}>{t('outbox.noneText')}</EmptyState>
  return (
    <div className={css.outbox}>
      {data.dead > 0 && (
        <Notice tone="warn" title={t('outbox.dead', { count: data.dead })}>
          {t('outbox.deadText')}
        </Notice>
      )}
      <OutboxTable entries={data.entries} />
    </div>
  )
}
