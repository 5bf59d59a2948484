import type { AuditRow } from '@shop/contracts/staff/people/audit'
import { Link } from '@shop/shell/router'
import { Table } from '@shop/ui-kit/page/Table'
import place from '../../list/ListTable.module.css'
import { formatDay, formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Audit.module.css'
import { actionText, addressText, whoText } from './action-text.ts'

const columns = ['at', 'who', 'action', 'subject', 'address'] as const

type Props = { entries: readonly AuditRow[]; linkTo: (id: string) => { search: string } }

export function AuditTable({ entries, linkTo }: Props) {
  const { t, locale } = useTexts()
  return (
    <div className={place.place}>
      <Table caption={t('audit.title')} captionHidden>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`audit.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, who, action, subject, address, outcome, tries }) => (
            <tr key={id}>
              <th scope="row" className={css.whole}>
                <Link to={linkTo(id)} aria-haspopup="dialog">
                  {formatDay(at, locale)}, {formatTime(at, locale)}
                </Link>
              </th>
              <td className={css.subject}>{whoText(t, who)}</td>
              <td>
                {actionText(t, action)}
                {outcome && <span className={css.quiet}> · {t(`audit.outcomes.${outcome}`)}</span>}
                {tries && <span className={css.quiet}> · {t('audit.tries', { count: tries })}</span>}
              </td>
              <td className={css.subject}>{subject}</td>
              <td className={css.quiet}>{addressText(t, { address, tries })}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
