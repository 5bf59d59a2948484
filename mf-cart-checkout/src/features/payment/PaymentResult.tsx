import type { paymentMethods } from '@shop/contracts/orders'
import { tellPurchase } from '@shop/shell/analytics'
import { usePageMeta } from '@shop/shell/page-meta'
import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../../use-texts.ts'
import { OrderParcels } from './OrderParcels.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { OrderStatusWord } from './OrderStatusWord.tsx'
import { type OrderInfo, progressOf, statusOf } from './order-status.ts'
import { PayActions } from './PayActions.tsx'
import css from './PaymentResult.module.css'
import { PayUntil } from './PayUntil.tsx'
import { payOrder } from './pay-order.ts'

type PaymentResultProps = {
  orderRef: string
  order: OrderInfo
  method: (typeof paymentMethods)[number]
  /** The order is another one now: it must be asked for anew. */
  onChanged: () => void
  /** What else there is to say of the order, right after what is happening to it. */
  children?: ReactNode
}

export function PaymentResult({ orderRef, order, method, onChanged, children }: PaymentResultProps) {
  const { t } = useTexts()
  const status = statusOf(order)
  const progress = progressOf(order)
  const isThanked = status === 'success' || status === 'pending'
  usePageMeta({ title: t(`order.pageTitle.${status}`, { number: order.number }) })
  const { number, delivery } = order
  useEffect(() => {
    if (status === 'success') tellPurchase({ ref: orderRef, number, delivery })
  }, [status, orderRef, number, delivery])

  return (
    <div className={css.result}>
      <OrderStatusWord status={status} />
      <h1 className={css.heading} tabIndex={-1}>
        {t(isThanked ? 'order.thanks' : 'order.heading', { number: order.number })}
      </h1>
      <p className={css.words}>
        {t(
          progress
            ? `order.progress.${progress}`
            : `order.words.${status === 'pending' && !order.can_pay ? 'checking' : status}`,
        )}
      </p>
      {children}
      <OrderParcels parts={order.parts} />
      {status === 'rejected' && order.decline_reason && <p>{t(`order.declined.${order.decline_reason}`)}</p>}
      {order.can_pay && order.reserved_until && <PayUntil until={order.reserved_until} />}
      {isThanked && !progress && order.letter_to && (
        <p className={css.until}>{t('order.letter', { email: order.letter_to })}</p>
      )}
      <OrderReceipt order={order} />
      <PayActions {...{ orderRef, order, status, onChanged }} onPay={() => payOrder({ order: orderRef, method })} />
    </div>
  )
}
