import { formatAmount } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { useTexts } from '../../../use-texts.ts'
import { CancelOrder } from '../cancel/CancelOrder.tsx'
import type { CancelOutcome } from '../cancel/use-cancel-order.ts'
import type { OrderInfo, OrderStatus } from '../order-status.ts'
import { OrderAgain } from './OrderAgain.tsx'
import css from './PayActions.module.css'
import { PayButton } from './PayButton.tsx'

type PayActionsProps = {
  orderRef: string
  order: OrderInfo
  status: OrderStatus
  onPay: () => void
  onCancelled: (outcome?: CancelOutcome) => void
}

const over: readonly OrderStatus[] = ['expired', 'cancelled', 'money_back']

/** What can be done next: pay, pay again, order the same again, or go on shopping. */
export function PayActions({ orderRef, order, status, onPay, onCancelled }: PayActionsProps) {
  const { t } = useTexts()
  const total = formatAmount(order.total, order.currency)
  const label = t(status === 'rejected' ? 'order.tryAgain' : 'pay', { total })

  return (
    <div className={css.actions} data-print="none">
      <PayButton
        label={label}
        canPay={order.can_pay}
        hryvnias={order.charge_uah}
        orderAgain={<OrderAgain orderRef={orderRef} />}
        onPay={onPay}
      />
      {over.includes(status) && <OrderAgain orderRef={orderRef} />}
      <Link to="/store" className={buttonClass({ variant: order.can_pay ? 'text' : 'outline' })}>
        {t('cart.continue')}
      </Link>
      <CancelOrder orderRef={orderRef} order={order} onDone={onCancelled} />
    </div>
  )
}
