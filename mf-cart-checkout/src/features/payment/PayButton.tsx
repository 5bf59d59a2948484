import { errorTexts } from '@shop/contracts/error-texts'
import { useFormat } from '@shop/shell/format'
import { useStore } from '@shop/shell/use-store'
import { Button } from '@shop/ui-kit/Button'
import { Notice } from '@shop/ui-kit/Notice'
import { useTexts } from '../../use-texts.ts'
import { HryvniaNote } from './HryvniaNote.tsx'
import css from './PayActions.module.css'
import { $isLeavingToPay, $payRefusal } from './pay-order.ts'

type PayButtonProps = {
  label: string
  canPay: boolean
  /** What the bank takes, when it is not the sum of the label. */
  hryvnias: number | null | undefined
  onPay: () => void
}

/** Leads to the bank's page; says when it does not. The refusal stays when there is nothing more to press. */
export function PayButton({ label, canPay, hryvnias, onPay }: PayButtonProps) {
  const { t } = useTexts()
  const { text } = useFormat()
  const isLeaving = useStore($isLeavingToPay)
  const refusal = useStore($payRefusal)

  return (
    <>
      {refusal && (
        <Notice tone="error" announced title={text(errorTexts[refusal.code])}>
          {t(refusal.code === 'payment_unavailable' ? 'order.payLater' : 'order.payAgain')}
        </Notice>
      )}
      {canPay && (
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
