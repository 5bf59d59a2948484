import { monthStatisticsEndpoint } from '@shop/contracts/staff/staff-statistics'
import { keepPreviousData } from '@shop/shell/query'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { CountingNotice, followCounting } from '../../charts/CountingNotice.tsx'
import { Failure } from '../../components/Failure.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { formatMonth } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { Definitions } from './Definitions.tsx'
import { MonthCategories } from './MonthCategories.tsx'
import { MonthDays } from './MonthDays.tsx'
import { MonthFigures } from './MonthFigures.tsx'
import { MonthPicker } from './MonthPicker.tsx'
import css from './MonthStatistics.module.css'
import { isQuiet, nameOfMonth } from './month-of.ts'
import { useMonth } from './use-month.ts'

/** A month in money, orders and goods, beside the month before and the same month of the year before. */
export function MonthStatistics() {
  const { t, locale } = useTexts()
  const picked = useMonth()
  const [year = '', month = ''] = picked.month.split('-')
  const query = { year: Number(year), month: Number(month) }
  const options = { ...followCounting, placeholderData: keepPreviousData }
  const answer = useStaffEndpoint(monthStatisticsEndpoint, { query }, options)
  const { data, error, isFetching, isPlaceholderData, refetch } = answer

  return (
    <div className={css.page}>
      <MonthPicker {...picked} />
      <ListBar answer={answer} found={data && headline()} />
      {error && !data && (
        <Failure error={error} title={t('statistics.failed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {!data && !error && <TableSkeleton caption={t('statistics.title')} />}
      {data && <CountingNotice {...data} />}
      {data && (
        <div className={css.page} aria-busy={isPlaceholderData}>
          {isQuiet(data.now) ? (
            <EmptyState title={t('statistics.none', { month: formatMonth(nameOfMonth(data.now), locale) })}>
              {t('statistics.noneText')}
            </EmptyState>
          ) : (
            <>
              <MonthFigures {...data} />
              <MonthDays {...data} />
              {data.now.categories.length > 0 && <MonthCategories {...data} />}
            </>
          )}
        </div>
      )}
      <Definitions />
    </div>
  )

  function headline(): string {
    if (!data) return ''
    const name = formatMonth(nameOfMonth(data.now), locale)
    return data.until === null ? name : t('statistics.until', { month: name, day: data.until })
  }
}
