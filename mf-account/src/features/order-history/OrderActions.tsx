import type { HistoryOrder } from '@shop/contracts/orders/customer-orders'
import { formatHryvnias } from '@shop/money/hryvnias'
import { $cart, addToCart, changeCount } from '@shop/shell/cart/cart'
import { useFormat } from '@shop/shell/format'
import { Link, useNavigate } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { useTexts } from '../../use-texts.ts'
import css from './OrderCard.module.css'
import { moneyNews } from './order-status.ts'

/** Pay what waits for its money, have the same things once more, or send some of them back. */
export function OrderActions({ order, labelledBy }: { order: HistoryOrder; labelledBy: string }) {
  const { t } = useTexts()
  const { locale } = useFormat()
  const navigate = useNavigate()
  const news = moneyNews(order)
  // While this order may be paid already, ordering again would buy everything twice.
  const isUnsure = news === 'asking' || news === 'cancelling'
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
      {!order.can_pay && !isUnsure && (
        <Button variant="outline" size="small" aria-describedby={labelledBy} onClick={again}>
          {t('personal.orders.again')}
        </Button>
      )}
      {order.return_until && (
        <Link
          to={`/payment/${order.ref}?return`}
          className={buttonClass({ variant: 'outline', size: 'small' })}
          aria-describedby={labelledBy}
        >
          {t('personal.orders.return')}
        </Link>
      )}
      <Link
        to={`/payment/${order.ref}`}
        className={buttonClass({ variant: 'text', size: 'small' })}
        aria-describedby={labelledBy}
      >
        {t('personal.orders.open')}
      </Link>
      {order.can_pay && order.charge_uah && (
        <p className={css.charge}>
          {t('personal.orders.charge', { amount: formatHryvnias(locale, order.charge_uah) })}
        </p>
      )}
    </div>
  )
}

type Ordered = Pick<HistoryOrder['lines'][number], 'article' | 'size' | 'bundle' | 'count'>

/** What is in the cart already stays; the cart page shows what is no longer there or costs another price. */
function orderAgain(lines: readonly Ordered[]): void {
  for (const { article, size, bundle, count } of lines) {
    const key = { article, size, bundle }
    const before = $cart.get().find(line => line.article === article && line.size === size && line.bundle === bundle)
    if (addToCart(key)) changeCount(key, Math.max(before?.count ?? 0, count))
  }
}
