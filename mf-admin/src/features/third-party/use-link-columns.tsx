import type { StaffThirdPartyOrder } from '@shop/contracts/orders/third-party-orders'
import { formatAmount } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import type { ListColumn } from '../../list/list-column.ts'
import { formatDay } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import { LinkBadge } from './LinkBadge.tsx'
import css from './LinkColumns.module.css'

export function useLinkColumns(linkTo: (number: string) => { search: string }): ListColumn<StaffThirdPartyOrder>[] {
  const { t, locale } = useTexts()
  return [
    {
      id: 'number',
      label: t('columns.number'),
      heading: true,
      cell: ({ number }) => (
        <Link to={linkTo(number)} className={css.number} aria-haspopup="dialog">
          {number}
        </Link>
      ),
    },
    { id: 'date', label: t('columns.date'), className: css.whole, cell: ({ date }) => formatDay(date, locale) },
    { id: 'note', label: t('link.fields.note'), className: css.note, cell: ({ note }) => note || '—' },
    {
      id: 'total',
      label: t('columns.total'),
      number: true,
      className: css.whole,
      cell: ({ amount, currency }) => formatAmount(amount, currency),
    },
    { id: 'status', label: t('columns.status'), cell: ({ status }) => <LinkBadge status={status} /> },
  ]
}
