import { auditEndpoint, auditListFile } from '@shop/contracts/staff/people/audit'
import { keepPreviousData } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Icon } from '@shop/ui-kit/Icon'
import { ExportList } from '../../list/ExportList.tsx'
import { List } from '../../list/List.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import look from '../../list/ListScreen.module.css'
import { SavedFilters } from '../../list/SavedFilters.tsx'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Audit.module.css'
import { AuditEntryPanel } from './AuditEntryPanel.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { useAuditColumns } from './use-audit-columns.tsx'
import { useAuditList } from './use-audit-list.ts'

/** Who changed what, the newest first. */
export function Audit() {
  const { t } = useTexts()
  const list = useAuditList()
  const { filter, after, open } = list
  const input = { query: { ...filter, ...(after && { after }) } }
  const answer = useStaffEndpoint(auditEndpoint, input, { staleTime: 0, placeholderData: keepPreviousData })
  const next = answer.data?.next

  return (
    <div className={`${look.screen} ${css.audit}`}>
      <AuditFilters list={list} />
      <SavedFilters leaveOut={list.position} />
      <ListBar answer={answer}>
        <ExportList calls={auditListFile} filter={filter} />
      </ListBar>
      <List
        caption={t('audit.title')}
        columns={useAuditColumns(list.linkToOpen)}
        answer={answer}
        rows={answer.data?.entries}
        idOf={({ id }) => id}
        failed={t('audit.failed')}
        empty={<EmptyState title={t('audit.none')}>{t('audit.noneText')}</EmptyState>}
      />
      <nav className={css.pager} aria-label={t('orders.pages')}>
        {after && <Link to={list.linkAfter(null)}>{t('audit.newest')}</Link>}
        {next && (
          <Link to={list.linkAfter(next)} rel="next">
            {t('orders.older')} <Icon name="chevron-right" size={16} />
          </Link>
        )}
      </nav>
      {open && <AuditEntryPanel key={open} id={open} onClose={list.close} />}
    </div>
  )
}
