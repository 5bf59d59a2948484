import type { EndangeredOrder } from '@shop/contracts/staff/goods/staff-stock'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { ListTable } from '../../list/ListTable.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { useStaffMember } from '../../session/session.ts'
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
      <ListTable
        look="plain"
        captionShown
        caption={t('stock.orders')}
        rows={orders}
        idOf={({ order, article, size }) => `${order} ${article} ${size}`}
        columns={[
          {
            id: 'order',
            label: t('stock.order'),
            heading: true,
            cell: ({ order }) => {
              if (order === null) return t('stock.forPreorders')
              return may('orders') ? <Link to={`/admin/orders?order=${order}`}>{order}</Link> : order
            },
          },
          { id: 'article', label: t('product.article'), cell: ({ article }) => article ?? '—' },
          { id: 'size', label: t('product.size'), cell: ({ size }) => size },
          { id: 'count', label: t('stock.count'), number: true, cell: ({ count }) => count },
          {
            id: 'until',
            label: t('stock.until'),
            cell: ({ until }) => (until ? `${formatDay(until, locale)}, ${formatTime(until, locale)}` : '—'),
          },
        ]}
      />
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
