import { errorTexts } from '@shop/contracts/error-texts'
import { formatAmount, useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/Notice'
import { useTexts } from '../../use-texts.ts'
import type { OrderInfo, OrderStatus } from './order-status.ts'
import css from './PayActions.module.css'
import { $isLeavingToPay, $payRefusal } from './pay-order.ts'

type PayActionsProps = { order: OrderInfo; status: OrderStatus; onPay: () => void }

/** What can be done next: pay, pay again, or go on shopping. */
export function PayActions({ order, status, onPay }: PayActionsProps) {
  const { t } = useTexts()
  const { text } = useFormat()
  const isLeaving = useStore($isLeavingToPay)
  const refusal = useStore($payRefusal)
  const total = formatAmount(order.total, order.currency)

  return (
    <div className={css.actions}>
      {refusal && (
        <Notice tone="error" announced title={text(errorTexts[refusal.code])}>
          {t(refusal.code === 'payment_unavailable' ? 'order.payLater' : 'order.payAgain')}
        </Notice>
      )}
      {order.can_pay && (
        <Button variant="checkout" wide busy={isLeaving} onClick={onPay}>
          {t(status === 'rejected' ? 'order.tryAgain' : 'pay', { total })}
        </Button>
      )}
      <p role="status" className={css.leaving}>
        {isLeaving && t('order.leaving')}
      </p>
      <Link to="/store" className={buttonClass({ variant: order.can_pay ? 'text' : 'outline' })}>
        {t('cart.continue')}
      </Link>
    </div>
  )
}
