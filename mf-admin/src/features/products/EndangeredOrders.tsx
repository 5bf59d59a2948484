import type { EndangeredOrder } from '@shop/contracts/staff/goods/staff-stock'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Table } from '@shop/ui-kit/page/Table'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffMember } from '../../session/use-staff-member.ts'
import { useTexts } from '../../use-texts.ts'
import fields from './ProductFields.module.css'

type Props = { orders: readonly EndangeredOrder[]; isBusy: boolean; onConfirm: () => void; onClose: () => void }

/** Orders that have reserved what would not be there any more: they are looked at before the stock is taken off. */
export function EndangeredOrders({ orders, isBusy, onConfirm, onClose }: Props) {
  const { t, locale } = useTexts()
  const { may } = useStaffMember()
  return (
    <>
      <Notice tone="error" announced>
        {t('stock.endangered')}
      </Notice>
      <Table caption={t('stock.orders')}>
        <thead>
          <tr>
            <th scope="col">{t('stock.order')}</th>
            <th scope="col">{t('product.size')}</th>
            <th scope="col" data-number>
              {t('stock.count')}
            </th>
            <th scope="col">{t('stock.until')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ order, size, count, until }) => (
            <tr key={`${order} ${size}`}>
              <th scope="row">
                {order === null ? (
                  t('stock.forPreorders')
                ) : may('orders') ? (
                  <Link to={`/admin/orders?order=${order}`}>{order}</Link>
                ) : (
                  order
                )}
              </th>
              <td>{size}</td>
              <td data-number>{count}</td>
              <td>{until ? `${formatDay(until, locale)}, ${formatTime(until, locale)}` : '—'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className={fields.tools}>
        <Button size="small" busy={isBusy} onClick={onConfirm}>
          {t('stock.confirm')}
        </Button>
        <Button variant="text" size="small" onClick={onClose}>
          {t('stock.back')}
        </Button>
      </div>
    </>
  )
}
