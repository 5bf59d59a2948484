import type { HistoryOrder } from '@shop/contracts/customer-orders'
import { Link, useNavigate } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { useTexts } from '../../use-texts.ts'
import css from './OrderCard.module.css'
import { orderAgain } from './order-again.ts'

/** Pay what waits for its money, or have the same things once more. */
export function OrderActions({ order, labelledBy }: { order: HistoryOrder; labelledBy: string }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const again = () => {
    orderAgain(order.lines)
    navigate('/cart')
  }
  return (
    <div className={css.actions}>
      {order.can_pay && (
        <Link to={`/payment/${order.ref}`} className={buttonClass({ size: 'small' })} aria-describedby={labelledBy}>
          {t('personal.orders.pay')}
        </Link>
      )}
      {!order.can_pay && (
        <Button variant="outline" size="small" aria-describedby={labelledBy} onClick={again}>
          {t('personal.orders.again')}
        </Button>
      )}
      <Link
        to={`/payment/${order.ref}`}
        className={buttonClass({ variant: 'text', size: 'small' })}
        aria-describedby={labelledBy}
      >
        {t('personal.orders.open')}
      </Link>
    </div>
  )
}
