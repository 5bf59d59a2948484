import { OrderPanel } from '../features/order/OrderPanel.tsx'
import { Orders } from '../features/orders/Orders.tsx'
import { useOrdersAddress } from '../features/orders/use-orders-address.ts'

export function OrdersPage() {
  const { order, closeOrder } = useOrdersAddress()
  return (
    <>
      <Orders />
      {order && <OrderPanel key={order} number={order} onClose={closeOrder} />}
    </>
  )
}
