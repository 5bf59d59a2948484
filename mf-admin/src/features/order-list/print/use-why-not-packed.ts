import type { PrintedOrder } from '@shop/contracts/staff/orders/order-bulk'
import { useTexts } from '../../../use-texts.ts'

/** Says why nothing of an order is packed now. */
export function useWhyNotPacked(): (order: PrintedOrder) => string {
  const { t } = useTexts()
  return ({ lines, order_status, not_packed }) => {
    if (not_packed) return t(`orders.print.${not_packed}`)
    return lines.some(({ awaited }) => awaited > 0) ? t('orders.print.awaitsGoods') : t(`states.${order_status}`)
  }
}
