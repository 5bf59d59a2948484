import type { AuditRow } from '@shop/contracts/staff/people/audit'
import { Link } from '@shop/shell/router'
import { StaffLogin } from '../../components/StaffLogin.tsx'
import type { ListColumn } from '../../list/list-column.ts'
import { useWords } from '../../logged/use-words.ts'
import { formatDay, formatTime } from '../../moments.ts'
import css from './Audit.module.css'
import { AuditSubject } from './AuditSubject.tsx'
import { actionText, addressText, whoText } from './action-text.ts'

export function useAuditColumns(linkTo: (id: string) => { search: string }): ListColumn<AuditRow>[] {
  const words = useWords()
  const { t, locale } = words
  const label = (id: string) => t(`audit.columns.${id}`)
  return [
    {
      id: 'at',
      label: label('at'),
      heading: true,
      className: css.whole,
      cell: ({ id, at }) => (
        <Link to={linkTo(id)} aria-haspopup="dialog">
          {formatDay(at, locale)}, {formatTime(at, locale)}
        </Link>
      ),
    },
    { id: 'who', label: label('who'), cell: ({ who }) => <StaffLogin login={whoText(t, who)} /> },
    {
      id: 'action',
      label: label('action'),
      cell: ({ action, outcome, tries }) => (
        <>
          {actionText(t, action)}
          {outcome && <span className={css.quiet}> · {t(`audit.outcomes.${outcome}`)}</span>}
          {tries && <span className={css.quiet}> · {t('audit.tries', { count: tries })}</span>}
        </>
      ),
    },
    {
      id: 'subject',
      label: label('subject'),
      className: css.subject,
      cell: entry => <AuditSubject entry={entry} words={words} />,
    },
    { id: 'address', label: label('address'), className: css.quiet, cell: row => addressText(t, row) },
  ]
}
