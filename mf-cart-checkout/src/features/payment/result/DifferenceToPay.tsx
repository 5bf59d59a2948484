import { formatAmount } from '@shop/shell/format'
import { ChangedFields } from '../../../changed-fields/ChangedFields.tsx'
import { useTexts } from '../../../use-texts.ts'
import type { OrderInfo } from '../order-status.ts'
import { PayButton } from '../pay/PayButton.tsx'
import css from './DifferenceToPay.module.css'
import { PayUntil } from './PayUntil.tsx'

type Props = { difference: NonNullable<OrderInfo['difference']>; onPay: () => void }

/** What a change or an exchange of the paid order costs more: what will change, until when it waits, and the way to the bank. */
export function DifferenceToPay({ difference, onPay }: Props) {
  const { t } = useTexts()
  const { amount, currency, until, can_pay, asking_bank, declined, is_exchange, changes = [] } = difference
  const sum = formatAmount(amount, currency)
  const text = is_exchange ? 'difference.exchangeText' : 'difference.text'
  return (
    <section className={css.difference} aria-labelledby="difference-to-pay" data-print="none">
      <h2 id="difference-to-pay" className={css.heading}>
        {t(is_exchange ? 'difference.exchangeTitle' : 'difference.title', { sum })}
      </h2>
      <ChangedFields changes={changes} />
      <p aria-live="polite">{t(asking_bank ? 'difference.asking' : declined ? 'difference.declined' : text)}</p>
      <PayUntil until={until} text="difference.until" />
      <PayButton label={t('difference.pay', { sum })} canPay={can_pay} hryvnias={null} onPay={onPay} />
    </section>
  )
}
