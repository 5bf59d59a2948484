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
  return (
    <>
      <Facts
        facts={[
          { name: t('order.paymentState'), value: t(`payments.${order.payment_status}`) },
          // What was paid in the shop says above by which means.
          ...(order.made_by_staff?.paid_in_shop
            ? []
            : [{ name: t('order.method'), value: t(`methods.${order.payment_method}`) }]),
        ]}
      />
      {(payments.length > 0 || refunds.length > 0) && (
        <ul className={css.rows}>
          {payments.map(({ payment_id, provider, state, amount }) => (
            <li key={payment_id} className={css.row}>
              <span>
                {payment_id}{' '}
                <span className={css.quiet}>
                  {textOfCode(t, 'who', provider)} · {textOfCode(t, 'attempts', state)}
                </span>
              </span>
              <span className={css.sum}>{formatAmount(amount, 'UAH')}</span>
            </li>
          ))}
          {refunds.map(({ at, amount, comment, state, who }) => (
            <li key={at} className={css.row}>
              <span>
                {t('refund.title')} <span className={css.quiet}>{t(`refund.states.${state}`)}</span>
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
