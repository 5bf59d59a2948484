import { OrderPanel } from '../features/order/OrderPanel.tsx'
import { Orders } from '../features/orders/Orders.tsx'
import { useOrderList } from '../features/orders/use-order-list.ts'

export function OrdersPage() {
  const { open, close } = useOrderList()
  return (
    <>
      <Orders />
      {open && <OrderPanel key={open} number={open} onClose={close} />}
    </>
  )
}
