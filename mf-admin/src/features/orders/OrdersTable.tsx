import type { StaffOrder } from '@shop/contracts/staff/orders/staff-orders'
import { Table } from '@shop/ui-kit/page/Table'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useTexts } from '../../use-texts.ts'
import { OrderRow } from './OrderRow.tsx'
import css from './OrdersTable.module.css'

const columns = ['number', 'date', 'name', 'phone', 'total', 'payment', 'status', 'paymentId'] as const
const skeletonRows = Array.from({ length: 8 }, (_, row) => row)

/** Without orders: they are on their way. */
export function OrdersTable({ orders, isOld }: { orders: readonly StaffOrder[] | undefined; isOld: boolean }) {
  const { t } = useTexts()
  return (
    <div className={css.place} data-old={isOld || undefined} aria-busy={!orders || isOld}>
      <Table caption={t('orders.title')} captionHidden className={css.table}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col" data-number={column === 'total' || undefined}>
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders
            ? orders.map(order => <OrderRow key={order.number} order={order} />)
            : skeletonRows.map(row => <SkeletonRow key={row} />)}
        </tbody>
      </Table>
    </div>
  )
}

function SkeletonRow() {
  return (
    <tr>
      {columns.map(column => (
        <td key={column}>
          <Skeleton />
        </td>
      ))}
    </tr>
  )
}
