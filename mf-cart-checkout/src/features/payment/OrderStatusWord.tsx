import { useTexts } from '../../use-texts.ts'
import css from './OrderStatusWord.module.css'
import type { OrderStatus } from './order-status.ts'

/** The one word of the order's payment; said again whenever it changes. */
export function OrderStatusWord({ status }: { status: OrderStatus }) {
  const { t } = useTexts()
  return (
    <p role="status" className={css.word} data-status={status}>
      {t(`order.status.${status}`)}
    </p>
  )
}
