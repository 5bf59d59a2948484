import { isStaffMeans, type PaymentMeans } from '@shop/contracts/orders/payment-means'
import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { formatAmount } from '@shop/shell/format'
import { Facts } from '../../components/Facts.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import css from './OrderMoney.module.css'

/** Every try to pay, and every sum that went back. */
export function OrderMoney({ order }: { order: FullOrder }) {
  const { t, locale } = useTexts()
  const { payments, refunds } = order
  /** What staff took they give back themselves; of a bank's money the state says enough. */
  const wayBack = (payment_id: string) => {
    const means = payments.find(payment => payment.payment_id === payment_id)?.means
    return means && isStaffMeans(means) ? [t(`refund.way.${means}`)] : []
  }
  return (
    <>
      <Facts
        facts={[
          { name: t('order.paymentState'), value: t(`payments.${order.payment_status}`) },
          { name: t('means.title'), value: t(`means.${meansOfOrder(order)}`) },
        ]}
      />
      {(payments.length > 0 || refunds.length > 0) && (
        <ul className={css.rows}>
          {payments.map(({ payment_id, provider, means, state, amount }) => (
            <li key={payment_id} className={css.row}>
              <span>
                {payment_id}{' '}
                <span className={css.quiet}>
                  {textOfCode(t, 'means', means)} · {textOfCode(t, 'who', provider)} ·{' '}
                  {textOfCode(t, 'attempts', state)}
                </span>
              </span>
              <span className={css.sum}>{formatAmount(amount, 'UAH')}</span>
            </li>
          ))}
          {refunds.map(({ at, payment_id, amount, comment, state, who }) => (
            <li key={at} className={css.row}>
              <span>
                {t('refund.title')}{' '}
                <span className={css.quiet}>{[...wayBack(payment_id), t(`refund.states.${state}`)].join(' · ')}</span>
                <span className={css.about}>
                  {comment} · {who}, {formatDay(at, locale)}, {formatTime(at, locale)}
                </span>
              </span>
              <span className={css.sum}>−{formatAmount(amount, 'UAH')}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** By what the money came that came last; of an order that nobody has paid, what the customer chose. */
function meansOfOrder({ payments, payment_method }: FullOrder): PaymentMeans {
  const received = payments.findLast(({ state }) => state === 'approved' || state === 'refunded')
  return received?.means ?? payment_method
}
