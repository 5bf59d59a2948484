import { formatAmount, useFormat } from '@shop/shell/format'
import { usePageMeta } from '@shop/shell/page-meta'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { useTexts } from '../../../use-texts.ts'
import { MessageLink } from '../pay/MessageLink.tsx'
import actions from '../pay/PayActions.module.css'
import { PayButton } from '../pay/PayButton.tsx'
import { payOrder } from '../pay/pay-order.ts'
import { ChargeRow } from '../receipt/ChargeRow.tsx'
import receipt from '../receipt/OrderReceipt.module.css'
import { StatusLabel } from '../result/OrderStatusLabel.tsx'
import css from '../result/PaymentResult.module.css'
import { PayUntil } from '../result/PayUntil.tsx'
import { statusOf, type ThirdPartyInfo, toneOf } from './third-party-status.ts'

/** An order that was agreed upon by message or in a showroom: what is to be paid, and the way to the bank. */
export function ThirdPartyOrder({ orderRef, order }: { orderRef: string; order: ThirdPartyInfo }) {
  const { t } = useTexts()
  const { date } = useFormat()
  const { number, can_pay, charge_uah, expires_at } = order
  const status = statusOf(order)
  const amount = formatAmount(order.amount, order.currency)
  usePageMeta({ title: t(`byLink.pageTitle.${status}`, { number }) })

  return (
    <div className={css.result}>
      <StatusLabel tone={toneOf(status)}>{t(`byLink.status.${status}`)}</StatusLabel>
      <h1 className={css.heading} tabIndex={-1}>
        {t('order.heading', { number })}
      </h1>
      <p className={css.text} aria-live="polite">
        {t(`byLink.text.${status}`)}
      </p>
      {can_pay && expires_at && <PayUntil until={expires_at} text="byLink.payUntil" />}
      <dl className={receipt.receipt}>
        <div className={receipt.row}>
          <dt>{t('order.date')}</dt>
          <dd>{date(order.date)}</dd>
        </div>
        <div className={receipt.total}>
          <dt>{t('byLink.amount')}</dt>
          <dd>{amount}</dd>
        </div>
        <ChargeRow charge={charge_uah} />
      </dl>
      <div className={actions.actions}>
        <PayButton
          label={t(status === 'declined' ? 'order.tryAgain' : 'byLink.pay', { total: amount })}
          canPay={can_pay}
          hryvnias={charge_uah}
          onPay={() => payOrder({ order: orderRef, method: 'card', kind: 'tpo' })}
        />
        {status === 'expired' && <MessageLink variant="outline" />}
        <Link to="/store" className={buttonClass({ variant: 'text' })}>
          {t('byLink.toStore')}
        </Link>
      </div>
    </div>
  )
}
