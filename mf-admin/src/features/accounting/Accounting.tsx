import { accountingEndpoint } from '@shop/contracts/staff/exchange/accounting'
import { ExchangeTabs } from '../../accounting/ExchangeTabs.tsx'
import { Failure } from '../../components/Failure.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Accounting.module.css'
import { AccountingQueue } from './AccountingQueue.tsx'
import { Connection } from './Connection.tsx'
import { ExchangeLog } from './ExchangeLog.tsx'

/** 1C: how it is connected, which orders wait for it, and what became of each exchange. */
export function Accounting() {
  const { t } = useTexts()
  const answer = useStaffEndpoint(accountingEndpoint, {}, { staleTime: 0, refetchInterval: 15_000 })
  const { data, error, isFetching, refetch } = answer
  if (error && !data)
    return <Failure error={error} title={t('accounting.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data) return <TableSkeleton caption={t('accounting.title')} />
  return (
    <div className={css.accounting}>
      <ExchangeTabs />
      <Connection status={data} />
      <AccountingQueue queued={data.queued} failed={data.failed} />
      <ExchangeLog />
    </div>
  )
}
