import { type StaffRate, staffRateEndpoint } from '@shop/contracts/staff/staff-rates'
import { useUnsaved } from '@shop/shell/unsaved'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Failure } from '../../components/Failure.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { formatRate } from '../../numbers.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { RateForm } from './RateForm.tsx'
import { RateHistory } from './RateHistory.tsx'
import css from './Rates.module.css'

/** The rate of the euro: what it is, what another one would do, and what it was. */
export function Rates() {
  const { t } = useTexts()
  useUnsaved(false)
  const { data, error, isFetching, refetch } = useStaffEndpoint(staffRateEndpoint, {}, { staleTime: 0 })

  if (error && !data)
    return <Failure error={error} title={t('rates.failed')} isRetrying={isFetching} onRetry={refetch} />
  if (!data) return <TableSkeleton caption={t('rates.title')} />
  const { rate } = data
  return (
    <div className={css.rates}>
      {rate.rate === null ? (
        <EmptyState title={t('rates.none')}>{t('rates.noneText')}</EmptyState>
      ) : (
        <CurrentRate rate={rate} />
      )}
      <RateForm known={rate} />
      {rate.history.length > 0 && <RateHistory history={rate.history} />}
    </div>
  )
}

/** What one euro costs now, since when and by whom. */
function CurrentRate({ rate: { rate, since, changed } }: { rate: StaffRate }) {
  const { t, locale } = useTexts()
  if (rate === null || since === null) return null
  const moment = `${formatDay(since, locale)}, ${formatTime(since, locale)}`
  return (
    <p className={css.current}>
      <strong className={css.figure}>{t('rates.current', { rate: formatRate(rate, locale) })}</strong>
      <span className={css.since}>
        {changed ? t('rates.sinceBy', { since: moment, who: changed.by }) : t('rates.since', { since: moment })}
      </span>
    </p>
  )
}
