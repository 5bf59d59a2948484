import type { FullOrder } from '@shop/contracts/staff-orders'
import { PaidBadge } from '../../parts/PaidBadge.tsx'
import { useTexts } from '../../use-texts.ts'
import { Facts } from './Facts.tsx'
import css from './OrderDetails.module.css'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderSums } from './OrderSums.tsx'
import { Section } from './Section.tsx'

export function OrderDetails({ order }: { order: FullOrder }) {
  const { t, locale } = useTexts()
  const { phone, email, note, comment } = order

  return (
    <div className={css.details}>
      <p className={css.marks}>
        <PaidBadge isPaid={order.is_paid} />
        <span>{t(`states.${order.order_status}`)}</span>
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
            { name: t('order.email'), value: <a href={`mailto:${email}`}>{email}</a> },
            ...(note ? [{ name: t('order.note'), value: note }] : []),
          ]}
        />
      </Section>
      <Section title={t('order.delivery')}>
        <p>{order.delivery_text[locale]}</p>
      </Section>
      <Section title={t('columns.payment')}>
        <Facts
          facts={[
            { name: t('order.paymentState'), value: t(`payments.${order.payment_status}`) },
            { name: t('order.method'), value: t(`methods.${order.payment_method}`) },
            { name: t('columns.paymentId'), value: order.payment_id ?? t('order.noPayment') },
          ]}
        />
      </Section>
      {comment && (
        <Section title={t('order.comment')}>
          <p className={css.note}>{comment}</p>
        </Section>
      )}
      <Section title={t('order.history')}>
        <OrderHistory history={order.history} />
      </Section>
    </div>
  )
}
