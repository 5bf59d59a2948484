import { Button } from '@shop/ui-kit/Button'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { CodeField } from '../../../order-code/CodeField.tsx'
import { isCodeSpent } from '../../../order-code/code-refusal.ts'
import { useTexts } from '../../../use-texts.ts'
import { wayBack } from '../../../way-back.ts'
import type { OrderInfo } from '../order-status.ts'
import css from './CancelForm.module.css'
import { CancelRefusal } from './CancelRefusal.tsx'
import { type CancelOutcome, useCancelOrder } from './use-cancel-order.ts'

type Props = { orderRef: string; order: OrderInfo; onKeep: () => void; onDone: (outcome?: CancelOutcome) => void }

export function CancelForm({ orderRef, order, onKeep, onDone }: Props) {
  const { t } = useTexts()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [code, setCode] = useState('')
  const { isBusy, isCodeSent, refusal, sendCode, cancel } = useCancelOrder(orderRef, onDone)
  // Asked for in another browser, the code in the mailbox is as good here.
  const [hasCode, setHasCode] = useState(false)
  const isPaid = order.payment_status === 'approved'
  const paidText = order.taken_by ? 'cancel.aboutPaidByStaff' : 'cancel.aboutPaid'
  const needsCode = !order.is_yours
  const isTyping = isCodeSent || hasCode
  const mustSendCode = needsCode && (!isTyping || isCodeSpent(refusal?.code))

  useEffect(() => heading.current?.focus(), [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!needsCode) return void cancel()
    if (!mustSendCode) return void cancel(code)
    setCode('')
    void sendCode()
  }
  return (
    <form className={css.form} noValidate aria-labelledby={id} onSubmit={onSubmit}>
      <h2 ref={heading} id={id} tabIndex={-1} className={css.heading}>
        {t('cancel.heading')}
      </h2>
      <p>{t(isPaid ? paidText : order.bank_silent ? 'cancel.aboutSilent' : 'cancel.about', wayBack(t, order))}</p>
      {needsCode && !isTyping && <p className={css.quiet}>{t('cancel.aboutCode')}</p>}
      {needsCode && isTyping && <CodeField value={code} onChange={setCode} />}
      <CancelRefusal refusal={refusal} />
      <div className={css.buttons}>
        <Button type="submit" busy={isBusy}>
          {t(mustSendCode ? (isTyping ? 'code.another' : 'code.send') : 'cancel.confirm')}
        </Button>
        {needsCode && !isTyping && (
          <Button variant="text" onClick={() => setHasCode(true)}>
            {t('code.have')}
          </Button>
        )}
        <Button variant="text" onClick={onKeep}>
          {t('cancel.keep')}
        </Button>
      </div>
    </form>
  )
}
