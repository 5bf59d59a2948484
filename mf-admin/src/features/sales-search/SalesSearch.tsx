import { salesListFile, sewAgainListFile } from '@shop/contracts/staff/sales-files'
import { salesSearchEndpoint } from '@shop/contracts/staff/staff-statistics'
import { keepPreviousData } from '@shop/shell/query'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { CountingNotice, followCounting } from '../../charts/CountingNotice.tsx'
import { Failure } from '../../components/Failure.tsx'
import { ListFile } from '../../list/ExportList.tsx'
import { ExportMenu } from '../../list/ExportMenu.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { ReturnsByCause } from './ReturnsByCause.tsx'
import { SalesFilters } from './SalesFilters.tsx'
import css from './SalesSearch.module.css'
import { SewAgainTable } from './SewAgainTable.tsx'
import { SoldSizes } from './SoldSizes.tsx'
import { questionOf, useSalesSearch } from './use-sales-search.ts'

/** What some goods sold in a period, why they came back, and what to sew again. */
export function SalesSearch() {
  const { t } = useTexts()
  const search = useSalesSearch()
  const { asked } = search
  const { query, problems } = questionOf(asked)
  const isAsked = asked.name !== '' && query !== null
  // Without a question nothing is sent; the hook wants one all the same.
  const input = { query: query ?? { from: asked.from, to: asked.to } }
  const options = { ...followCounting, placeholderData: keepPreviousData, enabled: isAsked }
  const answer = useStaffEndpoint(salesSearchEndpoint, input, options)
  const { data, error, isFetching, isPlaceholderData, refetch } = answer
  const isNothing = data && data.totals.pieces === 0 && data.totals.returned_pieces === 0 && data.sew_again.length === 0

  return (
    <div className={css.page}>
      <SalesFilters {...search} problems={problems} />
      {!isAsked && <EmptyState title={t('salesSearch.begin')}>{t('salesSearch.beginText')}</EmptyState>}
      {isAsked && error && !data && (
        <Failure error={error} title={t('salesSearch.failed')} isRetrying={isFetching} onRetry={refetch} />
      )}
      {isAsked && !data && !error && <TableSkeleton caption={t('salesSearch.title')} />}
      {isAsked && data && (
        <div className={css.page} aria-busy={isPlaceholderData}>
          <ListBar answer={answer} found={t('salesSearch.found', { count: data.totals.pieces })}>
            {query && !isNothing && (
              <ExportMenu>
                <ListFile calls={salesListFile} filter={query} title={t('salesSearch.byMonth')} />
                <ListFile calls={sewAgainListFile} filter={query} title={t('salesSearch.sewAgain')} />
              </ExportMenu>
            )}
          </ListBar>
          <CountingNotice {...data} />
          {isNothing ? (
            <EmptyState title={t('salesSearch.none')}>{t('salesSearch.noneText')}</EmptyState>
          ) : (
            <>
              <SoldSizes found={data} fileName={`${asked.name}-${data.from}-${data.to}`} />
              <ReturnsByCause found={data} fileName={`${asked.name}-${data.from}-${data.to}`} />
              <SewAgainTable found={data} fileName={`${asked.name}-${data.to}`} />
            </>
          )}
        </div>
      )}
      <p className={css.terms}>{t('salesSearch.terms')}</p>
    </div>
  )
}
