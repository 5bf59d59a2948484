import type { ErrorCode } from '@shop/contracts/errors'
import { errorTexts } from '@shop/contracts/texts/error-texts'
import { formatHryvnias } from '@shop/money/hryvnias'
import { useFormat } from '@shop/shell/format'
import { useStore } from '@shop/shell/use-store'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import type { ReactNode } from 'react'
import { PaymentsOff } from '../../../payment-availability/PaymentsOff.tsx'
import { usePaymentAvailability } from '../../../payment-availability/use-payment-availability.ts'
import { useTexts } from '../../../use-texts.ts'
import css from './PayActions.module.css'
import { PhoneLink } from './PhoneLink.tsx'
import { $isLeavingToPay, $payRefusal } from './pay-order.ts'

type PayButtonProps = {
  label: string
  canPay: boolean
  /** What the bank takes, when it is not the sum of the label. */
  hryvnias: number | null | undefined
  /** What to do when this order takes no more attempts; an order by link cannot be repeated. */
  orderAgain?: ReactNode
  onPay: () => void
}

/** Leads to the bank's page; says when it does not. The refusal stays when there is nothing more to press. */
export function PayButton({ label, canPay, hryvnias, orderAgain, onPay }: PayButtonProps) {
  const { t } = useTexts()
  const isLeaving = useStore($isLeavingToPay)
  const refusal = useStore($payRefusal)
  const { isOff, reason } = usePaymentAvailability()

  if (isOff && canPay) return <PaymentsOff reason={reason} otherwise={t('order.payLater')} action={<PhoneLink />} />
  return (
    <>
      {refusal && <PayRefusal code={refusal.code} orderAgain={orderAgain} />}
      {canPay && refusal?.code !== 'payment_attempts_limit' && (
        <>
          <Button variant="checkout" wide busy={isLeaving} onClick={onPay}>
            {label}
          </Button>
          <HryvniaNote amount={hryvnias} />
        </>
      )}
      <p role="status" className={css.leaving}>
        {isLeaving && t('order.leaving')}
      </p>
    </>
  )
}

/** Before a payment in euros: how many hryvnias the bank charges, by the rate of the order (docs/rules.md, "Money"). */
function HryvniaNote({ amount }: { amount: number | null | undefined }) {
  const { t } = useTexts()
  const { locale } = useFormat()
  if (!amount) return null
  return <p className={css.note}>{t('chargeNote', { amount: formatHryvnias(locale, amount) })}</p>
}

/** Why the bank's page does not open, and what to do now. */
function PayRefusal({ code, orderAgain }: { code: ErrorCode; orderAgain: ReactNode }) {
  const { t } = useTexts()
  const { text } = useFormat()
  const title = text(errorTexts[code])
  if (code === 'payment_attempts_limit') {
    const actions = (
      <div className={css.alternatives}>
        {orderAgain}
        <PhoneLink />
      </div>
    )
    return <Notice tone="error" announced title={title} action={actions} />
  }
  return (
    <Notice tone="error" announced title={title}>
      {t(code === 'payment_unavailable' ? 'order.payLater' : 'order.payAgain')}
    </Notice>
  )
}
