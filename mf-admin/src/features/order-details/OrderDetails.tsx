import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { formatAmount, useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { type ReactNode, useId } from 'react'
import { Facts } from '../../components/Facts.tsx'
import { PaymentBadge } from '../../components/PaymentBadge.tsx'
import { useStaffMember } from '../../session/session.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import { AwaitedDifference } from './AwaitedDifference.tsx'
import { OrderActions } from './actions/OrderActions.tsx'
import { ChangeRequest } from './ChangeRequest.tsx'
import { OrderComments } from './comments/OrderComments.tsx'
import { DeliveryAddress } from './DeliveryAddress.tsx'
import { MadeByStaff, PayLink } from './MadeByStaff.tsx'
import { WriteCustomer } from './messages/WriteCustomer.tsx'
import { OrderAccounting } from './OrderAccounting.tsx'
import css from './OrderDetails.module.css'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderParcels } from './OrderParcels.tsx'
import { OrderReturns } from './OrderReturns.tsx'
import { OrderSums } from './OrderSums.tsx'
import { RefundRequest } from './RefundRequest.tsx'
import sectionCss from './Section.module.css'

export function OrderDetails({ order }: { order: FullOrder }) {
  const { t } = useTexts()
  const { day } = useFormat()
  const { may } = useStaffMember()
  const { phone, email, note } = order

  return (
    <div className={css.details}>
      <p className={css.marks}>
        <PaymentBadge order={order} />
        <span>{t(`states.${order.partly_returned ? 'partly_returned' : order.order_status}`)}</span>
        {order.order_status === 'processing' && order.due_on && (
          <span className={css.quiet}>{t('order.due', { day: day(order.due_on) })}</span>
        )}
        {order.order_status === 'delivered' && order.last_return_day && (
          <span className={css.quiet}>{t('order.returnUntil', { day: day(order.last_return_day) })}</span>
        )}
      </p>
      {order.cancel_requested && <Notice tone="warn">{t('order.cancelRequested')}</Notice>}
      {order.alerts.length > 0 && <OrderAlerts order={order} />}
      <MadeByStaff order={order} />
      <PayLink order={order} />
      <ChangeRequest order={order} />
      <AwaitedDifference order={order} />
      <RefundRequest order={order} />
      <OrderActions order={order} />
      {order.again && may('fulfilment') && (
        <p>
          <Link to={`/admin/orders/new?again=${order.number}`} className={buttonClass({ variant: 'outline' })}>
            {t('order.again')}
          </Link>
        </p>
      )}
      <p>
        <a href={`/admin/orders/print/slips?orders=${order.number}`} target="_blank" rel="noreferrer">
          {t('order.printSlip')}
        </a>
      </p>
      <Section title={t('order.lines')}>
        <OrderLines lines={order.lines} currency={order.currency} />
        <OrderSums order={order} />
      </Section>
      <Section title={t('order.customer')}>
        <Facts
          facts={[
            { name: t('columns.name'), value: order.name },
            { name: t('columns.phone'), value: <a href={`tel:${phone}`}>{phone}</a> },
            ...(email ? [{ name: t('order.email'), value: <a href={`mailto:${email}`}>{email}</a> }] : []),
            ...(note ? [{ name: t('order.note'), value: note }] : []),
          ]}
        />
        <WriteCustomer order={order} label={t('message.write')} />
      </Section>
      <Section title={t('order.delivery')}>
        <DeliveryAddress order={order} />
        <OrderParcels order={order} />
      </Section>
      {order.returns.length > 0 && (
        <Section title={t('order.returns')}>
          <OrderReturns order={order} />
        </Section>
      )}
      <Section title={t('columns.payment')}>
        <OrderMoney order={order} />
      </Section>
      <Section title={t('order.accounting')}>
        <OrderAccounting order={order} />
      </Section>
      <Section title={t('comments.title')}>
        <OrderComments order={order} />
      </Section>
      <Section title={t('order.history')}>
        <OrderHistory order={order} />
      </Section>
    </div>
  )
}

/** What staff must look at. */
function OrderAlerts({ order: { alerts, refund_due } }: { order: FullOrder }) {
  const { t } = useTexts()
  // What its customer asks for says so itself.
  return alerts
    .filter(alert => alert !== 'change_asked')
    .map(alert => (
      <Notice key={alert} tone="warn">
        {alert === 'refund_due' && refund_due
          ? t('order.refundDue', { sum: formatAmount(refund_due, 'UAH') })
          : textOfCode(t, 'alerts', alert)}
      </Notice>
    ))
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={sectionCss.section} aria-labelledby={id}>
      <h3 id={id} className={sectionCss.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}
