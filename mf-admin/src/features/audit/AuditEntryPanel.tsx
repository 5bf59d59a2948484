import { auditEntryEndpoint } from '@shop/contracts/staff/people/audit'
import { useId } from 'react'
import { Facts } from '../../components/Facts.tsx'
import { Failure } from '../../components/Failure.tsx'
import { PanelHeader } from '../../components/PanelHeader.tsx'
import { SidePanel } from '../../components/SidePanel.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { type LoggedRow, loggedRows } from '../../logged/logged-rows.ts'
import { useWords } from '../../logged/use-words.ts'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import css from './Audit.module.css'
import { WholeAuditSubject } from './AuditSubject.tsx'
import { actionText, addressText, whoText } from './action-text.ts'

/** One entry: who, from where, and what is other than before. */
export function AuditEntryPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords()
  const { t, locale } = words
  const titleId = useId()
  const { data, error, isFetching, refetch } = useStaffEndpoint(auditEntryEndpoint, { params: { id } })
  const entry = data?.entry
  return (
    <SidePanel labelledBy={titleId} onClose={onClose}>
      <PanelHeader
        title={entry ? actionText(t, entry.action) : t('audit.entry')}
        titleId={titleId}
        closeLabel={t('audit.close')}
        onClose={onClose}
      />
      <div className={css.panel}>
        {error && !data && (
          <Failure error={error} title={t('audit.failed')} isRetrying={isFetching} onRetry={refetch} />
        )}
        {!error && !entry && <TableSkeleton caption={t('audit.entry')} />}
        {entry && (
          <>
            <Facts
              facts={[
                {
                  name: t('audit.columns.at'),
                  value: `${formatDay(entry.at, locale)}, ${formatTime(entry.at, locale)}`,
                },
                { name: t('audit.columns.who'), value: whoText(t, entry.who) },
                ...(entry.tries ? [{ name: t('audit.columns.tries'), value: String(entry.tries) }] : []),
                ...(entry.subject || entry.subjects
                  ? [{ name: t('audit.columns.subject'), value: <WholeAuditSubject entry={entry} words={words} /> }]
                  : []),
                ...(entry.outcome
                  ? [{ name: t('audit.outcome'), value: t(`audit.outcomes.${entry.outcome}Text`) }]
                  : []),
                { name: t('audit.columns.address'), value: addressText(t, entry) },
                { name: t('audit.request'), value: <code className={css.subject}>{entry.request_id}</code> },
              ]}
            />
            <Changes title={t('audit.changes')} before={entry.before} after={entry.after} />
            <Changes title={t('audit.asked')} before={undefined} after={entry.asked} isAsked />
          </>
        )}
      </div>
    </SidePanel>
  )
}

type ChangesProps = { title: string; before: unknown; after: unknown; isAsked?: boolean }

function Changes({ title, before, after, isAsked = false }: ChangesProps) {
  const words = useWords()
  const { t } = words
  const rows = loggedRows(words, before, after)
  if (rows.length === 0) return null
  return (
    <section>
      <h3 className={css.title}>{title}</h3>
      <ListTable
        look="plain"
        caption={title}
        rows={rows}
        idOf={({ field }) => field}
        columns={[
          {
            id: 'field',
            label: t('conflict.field'),
            heading: true,
            className: css.subject,
            cell: row => row.field,
          },
          ...(isAsked
            ? []
            : [
                {
                  id: 'before',
                  label: t('audit.before'),
                  className: css.value,
                  cell: (row: LoggedRow) => row.before,
                },
              ]),
          {
            id: 'after',
            label: t(isAsked ? 'audit.value' : 'audit.after'),
            className: css.value,
            cell: row => row.after,
          },
        ]}
      />
    </section>
  )
}
