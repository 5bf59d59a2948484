import { OrderPanel } from '../features/order-details/OrderPanel.tsx'
import { Orders } from '../features/order-list/Orders.tsx'
import { useOrderList } from '../features/order-list/use-order-list.ts'

export function OrdersPage() {
  const { open, close } = useOrderList()
  return (
    <>
      <Orders />
      {open && <OrderPanel key={open} number={open} onClose={close} />}
    </>
  )
}
