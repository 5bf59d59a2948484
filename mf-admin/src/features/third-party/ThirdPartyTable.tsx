import type { StaffThirdPartyOrder } from '@shop/contracts/orders/third-party-orders'
import { formatAmount } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Table } from '@shop/ui-kit/page/Table'
import place from '../../list/ListTable.module.css'
import { formatDay } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import { LinkBadge } from './LinkBadge.tsx'
import css from './ThirdPartyTable.module.css'

const columns = ['number', 'date', 'note', 'total', 'status'] as const

export function ThirdPartyTable({ orders, page }: { orders: readonly StaffThirdPartyOrder[]; page: number }) {
  const { t, locale } = useTexts()
  return (
    <div className={place.place}>
      <Table caption={t('link.title')} captionHidden>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col" data-number={column === 'total' || undefined}>
                {t(column === 'note' ? 'link.fields.note' : `columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map(order => (
            <tr key={order.number}>
              <th scope="row">
                <Link
                  to={{ search: `?${page > 1 ? `page=${page}&` : ''}order=${order.number}` }}
                  className={css.number}
                  aria-haspopup="dialog"
                >
                  {order.number}
                </Link>
              </th>
              <td className={css.whole}>{formatDay(order.date, locale)}</td>
              <td className={css.note}>{order.note || '—'}</td>
              <td data-number className={css.whole}>
                {formatAmount(order.amount, order.currency)}
              </td>
              <td>
                <LinkBadge status={order.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
