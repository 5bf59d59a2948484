import { Button } from '@shop/ui-kit/Button'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { CodeField } from '../../order-code/CodeField.tsx'
import { isCodeSpent } from '../../order-code/code-refusal.ts'
import { useTexts } from '../../use-texts.ts'
import css from './CancelForm.module.css'
import { CancelRefusal } from './CancelRefusal.tsx'
import type { OrderInfo } from './order-status.ts'
import { type CancelOutcome, useCancelOrder } from './use-cancel-order.ts'

type Props = { orderRef: string; order: OrderInfo; onKeep: () => void; onDone: (outcome?: CancelOutcome) => void }

export function CancelForm({ orderRef, order, onKeep, onDone }: Props) {
  const { t } = useTexts()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [code, setCode] = useState('')
  const { isBusy, isCodeSent, refusal, sendCode, cancel } = useCancelOrder(orderRef, onDone)
  const isPaid = order.payment_status === 'approved'
  const needsCode = !order.is_yours
  const mustSendCode = needsCode && (!isCodeSent || isCodeSpent(refusal?.code))

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
      <p>{t(isPaid ? 'cancel.aboutPaid' : order.bank_silent ? 'cancel.aboutSilent' : 'cancel.about')}</p>
      {needsCode && !isCodeSent && <p className={css.quiet}>{t('cancel.aboutCode')}</p>}
      {needsCode && isCodeSent && <CodeField value={code} onChange={setCode} />}
      <CancelRefusal refusal={refusal} />
      <div className={css.buttons}>
        <Button type="submit" busy={isBusy}>
          {t(mustSendCode ? (isCodeSent ? 'code.another' : 'code.send') : 'cancel.confirm')}
        </Button>
        <Button variant="text" onClick={onKeep}>
          {t('cancel.keep')}
        </Button>
      </div>
    </form>
  )
}
