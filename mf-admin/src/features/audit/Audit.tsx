import { auditEndpoint, auditExportPath } from '@shop/contracts/staff/people/audit'
import { keepPreviousData } from '@shop/shell/query'
import { Link, useSearchParams } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Icon } from '@shop/ui-kit/Icon'
import { Failure } from '../../components/Failure.tsx'
import { SavedFilters } from '../../list/SavedFilters.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { formatTime } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Audit.module.css'
import { AuditEntryPanel } from './AuditEntryPanel.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'
import { type AuditAddress, readAuditAddress, writeAuditAddress } from './audit-address.ts'

/** Who changed what, the newest first. */
export function Audit() {
  const { t, locale } = useTexts()
  const [params, setParams] = useSearchParams()
  const address = readAuditAddress(params)
  const { filter, after, entry } = address
  const input = { query: { ...filter, ...(after && { after }) } }
  const options = { staleTime: 0, placeholderData: keepPreviousData }
  const { data, error, isFetching, refetch, dataUpdatedAt } = useStaffEndpoint(auditEndpoint, input, options)
  const linkTo = (next: Partial<AuditAddress>) => ({ search: `?${writeAuditAddress({ ...address, ...next })}` })

  return (
    <div className={css.audit}>
      <AuditFilters
        filter={filter}
        onChange={(next, replace) =>
          setParams(writeAuditAddress({ filter: next, after: null, entry: null }), { replace })
        }
      />
      <SavedFilters leaveOut={['after', 'entry']} />
      <div className={css.bar}>
        <p className={css.updated} role="status">
          {dataUpdatedAt > 0 && t('orders.updated', { time: formatTime(dataUpdatedAt, locale) })}
        </p>
        <Button variant="outline" size="small" busy={isFetching} onClick={() => void refetch()}>
          <Icon name="refresh" size={16} />
          {t('orders.refresh')}
        </Button>
        <a
          className={buttonClass({ variant: 'outline', size: 'small' })}
          href={`${auditExportPath}?${writeAuditAddress({ filter, after: null, entry: null })}`}
          download
        >
          <Icon name="download" size={16} />
          {t('audit.export')}
        </a>
      </div>
      {error && !data && <Failure error={error} title={t('audit.failed')} isRetrying={isFetching} onRetry={refetch} />}
      {!error && !data && <TableSkeleton caption={t('audit.title')} />}
      {data?.entries.length === 0 && <EmptyState title={t('audit.none')}>{t('audit.noneText')}</EmptyState>}
      {data && data.entries.length > 0 && <AuditTable entries={data.entries} linkTo={id => linkTo({ entry: id })} />}
      <nav className={css.pager} aria-label={t('orders.pages')}>
        {after && <Link to={linkTo({ after: null, entry: null })}>{t('audit.newest')}</Link>}
        {data?.next && (
          <Link to={linkTo({ after: data.next, entry: null })} rel="next">
            {t('orders.older')} <Icon name="chevron-right" size={16} />
          </Link>
        )}
      </nav>
      {entry && (
        <AuditEntryPanel
          key={entry}
          id={entry}
          onClose={() => setParams(writeAuditAddress({ ...address, entry: null }), { replace: true })}
        />
      )}
    </div>
  )
}
