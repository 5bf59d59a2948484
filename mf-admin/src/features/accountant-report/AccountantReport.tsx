import { ShopError } from '@shop/contracts/errors'
import { accountantReportEndpoint, reportSections } from '@shop/contracts/staff/accountant-report'
import { keepPreviousData } from '@shop/shell/query'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Failure } from '../../components/Failure.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './AccountantReport.module.css'
import { ReportBar } from './ReportBar.tsx'
import { ReportDifferences } from './ReportDifferences.tsx'
import { ReportTable } from './ReportTable.tsx'
import { useReportPeriod } from './use-report-period.ts'

/** The sums that lead from prices to money stand first: they say why both differ. */
const shown = ['bridge', ...reportSections.filter(section => section !== 'bridge')] as const

/** The money of some days, and how it agrees with the bank and 1C. */
export function AccountantReport() {
  const { t } = useTexts()
  const asked = useReportPeriod()
  const { period, isAskable } = asked
  const options = { placeholderData: keepPreviousData, staleTime: 0, enabled: isAskable }
  const answer = useStaffEndpoint(accountantReportEndpoint, { query: period }, options)
  const { data, error, isFetching, isPlaceholderData, refetch } = answer
  const problem = error instanceof ShopError ? refusedPeriod(error) : undefined
  const isShown = isAskable && !problem
  return (
    <div className={css.page}>
      <ReportBar {...asked} problem={problem} />
      {isShown && error && !data && (
        <Failure error={error} title={t('report.failed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {isShown && !data && !error && <TableSkeleton caption={t('report.title')} />}
      {isShown && data && (
        <div className={css.page} aria-busy={isPlaceholderData}>
          <ListBar answer={answer} />
          {data.sections.bridge.length === 0 ? (
            <EmptyState title={t('report.none')}>{t('report.noneText')}</EmptyState>
          ) : (
            <>
              <p className={css.about}>{t('report.about')}</p>
              {shown.map(section => (
                <ReportTable key={section} section={section} report={data} />
              ))}
              <ReportDifferences report={data} />
            </>
          )}
        </div>
      )}
    </div>
  )
}

/** The code of a refusal of these days. */
function refusedPeriod({ code, details }: ShopError): string | undefined {
  if (code !== 'validation') return undefined
  const { to } = Object(details.fields) as { to?: unknown }
  return typeof to === 'string' ? to : undefined
}
