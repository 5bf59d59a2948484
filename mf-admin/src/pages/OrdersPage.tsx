import { usePageMeta } from '@shop/shell/page-meta'
import { StaffLayout } from '../features/layout/StaffLayout.tsx'
import { OrderPanel } from '../features/order/OrderPanel.tsx'
import { Orders } from '../features/orders/Orders.tsx'
import { useOrdersAddress } from '../features/orders/use-orders-address.ts'
import { useTexts } from '../use-texts.ts'

export function OrdersPage() {
  const { t } = useTexts()
  const { order, closeOrder } = useOrdersAddress()
  usePageMeta({ title: t('orders.pageTitle') })
  return (
    <StaffLayout title={t('orders.title')} right="orders">
      <Orders />
      {order && <OrderPanel key={order} number={order} onClose={closeOrder} />}
    </StaffLayout>
  )
}
