import type { StaffOrder } from '@shop/contracts/staff/orders/staff-orders'
import { formatAmount } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Icon } from '@shop/ui-kit/Icon'
import { AccountingBadge } from '../../accounting/AccountingBadge.tsx'
import { Highlighted } from '../../components/Highlighted.tsx'
import { PaymentBadge } from '../../components/PaymentBadge.tsx'
import type { ListColumn } from '../../list/list-column.ts'
import { openedHere } from '../../list/use-list.ts'
import { formatDay, formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import css from './OrderColumns.module.css'
import type { OrderList } from './use-order-list.ts'

/** What was looked for stands out in them. */
export function useOrderColumns({ filter, linkToOpen }: OrderList): ListColumn<StaffOrder>[] {
  const { t, locale } = useTexts()
  const { search = '' } = filter
  const highlight = (text: string) => <Highlighted text={text} search={search} />
  const columns: Omit<ListColumn<StaffOrder>, 'label'>[] = [
    {
      id: 'number',
      heading: true,
      width: 104,
      cell: ({ number }) => (
        <Link to={linkToOpen(number)} state={openedHere} className={css.number} aria-haspopup="dialog">
          {highlight(number)}
        </Link>
      ),
    },
    {
      id: 'date',
      width: 132,
      cell: ({ date }) => (
        <>
          <span className={css.whole}>{formatDay(date, locale)}</span>{' '}
          <span className={css.time}>{formatTime(date, locale)}</span>
        </>
      ),
    },
    { id: 'name', width: 124, cell: ({ name }) => highlight(name) },
    {
      id: 'total',
      number: true,
      width: 96,
      cell: order => <span className={css.whole}>{formatAmount(order.total, order.currency)}</span>,
    },
    { id: 'payment', width: 112, cell: order => <PaymentBadge order={order} /> },
    {
      id: 'status',
      width: 120,
      cell: ({ order_status, partly_returned, alerts }) => (
        <>
          {t(`states.${partly_returned ? 'partly_returned' : order_status}`)}
          {alerts.length > 0 && (
            <span className={css.alert}>
              <Icon name="alert" size={16} />
              {t('orders.look')}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'phone',
      width: 144,
      cell: ({ phone }) => (
        <a href={`tel:${phone}`} className={css.phone}>
          {highlight(phone)}
        </a>
      ),
    },
    {
      id: 'accounting',
      minor: true,
      width: 128,
      cell: ({ accounting }) => (accounting ? <AccountingBadge accounting={accounting} /> : '—'),
    },
    {
      id: 'paymentId',
      minor: true,
      width: 128,
      cell: order => <span className={css.paymentId}>{order.payment_id ? highlight(order.payment_id) : '—'}</span>,
    },
  ]
  return columns.map(column => ({ ...column, label: t(`columns.${column.id}`) }))
}
