import type { DeskOrder } from '@shop/contracts/staff/orders/payments-desk'
import { Link } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { ModalDialog } from '../../components/ModalDialog.tsx'
import { moneyText } from '../../money-text.ts'
import { useTexts } from '../../use-texts.ts'
import { AskBank } from './AskBank.tsx'
import { orderPath } from './desk-list.ts'
import { RefundAgain } from './RefundAgain.tsx'
import { SettleRefund } from './SettleRefund.tsx'

type Open = 'refund' | 'settle' | null

/** The one button of an order on the desk; a declined refund may also be closed. */
export function OrderStep({ order }: { order: DeskOrder }) {
  const { t } = useTexts()
  const [open, setOpen] = useState<Open>(null)
  const { number, next } = order
  const { step, amount, currency } = next
  const sum = moneyText(amount, currency)
  const close = () => setOpen(null)
  if (step === 'look') return <Link to={orderPath(number)}>{t('desk.openOrder', { order: number })}</Link>
  if (step === 'ask' || step === 'refund_there') return <AskBank payment_id={next.payment_id} />
  const isSettled = step === 'settle'
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={t(`desk.stepOf.${step}`, { sum, order: number })}
        onClick={() => setOpen(isSettled ? 'settle' : 'refund')}
      >
        {t(`desk.step.${step}`, { sum })}
      </Button>
      {step === 'retry' && (
        <Button
          variant="text"
          size="small"
          aria-label={t('desk.doneOf', { order: number })}
          onClick={() => setOpen('settle')}
        >
          {t('desk.done')}
        </Button>
      )}
      {open && (
        <ModalDialog narrow title={t('desk.orderOf', { order: number })} closeLabel={t('step.close')} onClose={close}>
          {open === 'refund' ? (
            <RefundAgain order={order} onClose={close} />
          ) : (
            <SettleRefund order={order} onClose={close} />
          )}
        </ModalDialog>
      )}
    </>
  )
}
