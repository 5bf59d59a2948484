import { orderListFile } from '@shop/contracts/staff/orders/order-export'
import type { OrderFilter } from '@shop/contracts/staff/orders/order-filter'
import { ExportList } from '../../list/ExportList.tsx'
import { useTexts } from '../../use-texts.ts'

/** The orders of the present filter as a file. `count`: null when they are too many to be counted for the list. */
export function ExportOrders({ filter, count }: { filter: OrderFilter; count: number | null }) {
  const { t } = useTexts()
  return (
    <ExportList
      calls={orderListFile}
      filter={filter}
      about={count === null ? t('orders.exportAllAbout') : t('orders.exportAbout', { count })}
      saidOf={begun => (begun.more ? t('orders.exportedMore') : t('orders.exported', { count: begun.count }))}
    />
  )
}
