import type { StaffOrder } from '@shop/contracts/staff/orders/staff-orders'
import { formatAmount } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Icon } from '@shop/ui-kit/Icon'
import { PaidBadge } from '../../components/PaidBadge.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { useTexts } from '../../use-texts.ts'
import { Highlighted } from './Highlighted.tsx'
import css from './OrderRow.module.css'
import { openedHere, useOrdersAddress } from './use-orders-address.ts'

export function OrderRow({ order }: { order: StaffOrder }) {
  const { t, locale } = useTexts()
  const { search, linkToOrder } = useOrdersAddress()
  const { number, date, name, phone, payment_id } = order

  return (
    <tr className={css.row}>
      <th scope="row">
        <Link to={linkToOrder(number)} state={openedHere} className={css.number} aria-haspopup="dialog">
          <Highlighted text={number} search={search} />
        </Link>
      </th>
      <td>
        <span className={css.whole}>{formatDay(date, locale)}</span>{' '}
        <span className={css.time}>{formatTime(date, locale)}</span>
      </td>
      <td>
        <Highlighted text={name} search={search} />
      </td>
      <td>
        <a href={`tel:${phone}`} className={css.phone}>
          <Highlighted text={phone} search={search} />
        </a>
      </td>
      <td data-number className={css.whole}>
        {formatAmount(order.total, order.currency)}
      </td>
      <td>
        <PaidBadge isPaid={order.is_paid} />
      </td>
      <td>
        {t(`states.${order.order_status}`)}
        {order.alerts.length > 0 && (
          <span className={css.alert}>
            <Icon name="alert" size={16} />
            {t('orders.look')}
          </span>
        )}
      </td>
      <td className={css.paymentId}>{payment_id ? <Highlighted text={payment_id} search={search} /> : '—'}</td>
    </tr>
  )
}
