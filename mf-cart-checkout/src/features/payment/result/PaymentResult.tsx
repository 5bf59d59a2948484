import type { paymentMethods } from '@shop/contracts/orders/payment-means'
import { trackPurchase } from '@shop/shell/analytics'
import { usePageMeta } from '@shop/shell/page-meta'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../use-texts.ts'
import { wayBack } from '../../../way-back.ts'
import type { CancelOutcome } from '../cancel/use-cancel-order.ts'
import { type OrderInfo, type OrderStatus, progressOf, statusOf } from '../order-status.ts'
import { PayActions } from '../pay/PayActions.tsx'
import { PhoneLink } from '../pay/PhoneLink.tsx'
import { payOrder } from '../pay/pay-order.ts'
import { OrderByCode } from '../receipt/OrderByCode.tsx'
import { OrderedLines } from '../receipt/OrderedLines.tsx'
import { OrderParcels } from '../receipt/OrderParcels.tsx'
import { OrderReceipt } from '../receipt/OrderReceipt.tsx'
import { DifferenceToPay } from './DifferenceToPay.tsx'
import { OrderStatusLabel } from './OrderStatusLabel.tsx'
import css from './PaymentResult.module.css'
import { PayUntil } from './PayUntil.tsx'

type PaymentResultProps = {
  orderRef: string
  order: OrderInfo
  method: (typeof paymentMethods)[number]
  /** The order has changed and must be fetched again. */
  onChanged: () => Promise<unknown>
  /** What else there is to say of the order, right after what is happening to it. */
  children?: ReactNode
  /** What is offered when all is said. */
  offer?: ReactNode
}

const thanked: readonly OrderStatus[] = ['success', 'pending', 'asking', 'silent']

export function PaymentResult({ orderRef, order, method, onChanged, children, offer }: PaymentResultProps) {
  const { t } = useTexts()
  const status = statusOf(order)
  const progress = progressOf(order)
  const isThanked = thanked.includes(status)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isPaidInstead, setPaidInstead] = useState(false)
  usePageMeta({ title: t(`order.pageTitle.${status}`, { number: order.number }) })
  const { number, delivery } = order
  useEffect(() => {
    if (status === 'success') trackPurchase({ ref: orderRef, number, delivery })
  }, [status, orderRef, number, delivery])

  const onCancelled = async (outcome?: CancelOutcome) => {
    setPaidInstead(outcome === 'paid')
    await onChanged()
    // What was pressed is no longer there.
    heading.current?.focus()
  }
  return (
    <div className={css.result}>
      <OrderStatusLabel {...{ status, progress }} />
      <h1 ref={heading} className={css.heading} tabIndex={-1}>
        {t(isThanked ? 'order.thanks' : 'order.heading', { number: order.number })}
      </h1>
      <p className={css.text} aria-live="polite">
        {progress ? t(`order.progress.${progress}`) : t(`order.text.${textKeyOf(status, order)}`, wayBack(t, order))}
      </p>
      {isPaidInstead && <PaidInstead />}
      {order.difference && (
        <DifferenceToPay difference={order.difference} onPay={() => payOrder({ order: orderRef, method })} />
      )}
      {children}
      <OrderParcels parts={order.parts} />
      {status === 'rejected' && order.decline_reason && <p>{t(`order.declined.${order.decline_reason}`)}</p>}
      {order.can_pay && order.reserved_until && <PayUntil until={order.reserved_until} />}
      <EmailNote {...{ status, order }} />
      {order.may_read === false ? (
        <OrderByCode orderRef={orderRef} onOpened={() => heading.current?.focus()} />
      ) : (
        <OrderedLines orderRef={orderRef} order={order} />
      )}
      <OrderReceipt order={order} />
      <PayActions {...{ orderRef, order, status, onCancelled }} onPay={() => payOrder({ order: orderRef, method })} />
      {offer}
    </div>
  )
}

/** Which email the customer may expect; only they see where it goes. */
function EmailNote({ status, order }: { status: OrderStatus; order: OrderInfo }) {
  const { t } = useTexts()
  const { letter_to: email, can_pay } = order
  if (!email || progressOf(order)) return null
  if (status === 'success') return <p className={css.until}>{t('order.email', { email })}</p>
  return status === 'pending' && can_pay ? <p className={css.until}>{t('order.emailLater', { email })}</p> : null
}

/** The bank has not decided, or never answered whether it took money: both need other words than the status alone. */
function textKeyOf(status: OrderStatus, { can_pay, maybe_charged, taken_by }: OrderInfo): string {
  if (status === 'refunded' && taken_by) return 'refundedByStaff'
  if (status === 'pending' && !can_pay) return 'checking'
  return status === 'cancelled' && maybe_charged ? 'maybeCharged' : status
}

/** The customer wanted to cancel, and the bank said meanwhile that the order is paid: it stays, until they say otherwise. */
function PaidInstead() {
  const { t } = useTexts()
  return (
    <div className={css.aside}>
      <Notice announced title={t('cancel.paidInstead')} action={<PhoneLink />}>
        {t('cancel.paidInsteadText')}
      </Notice>
    </div>
  )
}
