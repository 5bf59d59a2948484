import { Button } from '@shop/ui-kit/Button'
import { TextField } from '@shop/ui-kit/TextField'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import css from './CancelForm.module.css'
import { CancelRefusal } from './CancelRefusal.tsx'
import type { OrderInfo } from './order-status.ts'
import { useCancelOrder } from './use-cancel-order.ts'

type Props = { orderRef: string; order: OrderInfo; onKeep: () => void; onDone: () => void }

export function CancelForm({ orderRef, order, onKeep, onDone }: Props) {
  const { t } = useTexts()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const { isBusy, isCodeSent, refusal, sendCode, cancel } = useCancelOrder(orderRef, onDone)
  const isPaid = order.payment_status === 'approved'
  const needsCode = !order.is_yours

  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (isCodeSent) codeField.current?.focus()
  }, [isCodeSent])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!needsCode) void cancel()
    else if (isCodeSent) void cancel(code)
    else void sendCode()
  }
  return (
    <form className={css.form} noValidate aria-labelledby={id} onSubmit={onSubmit}>
      <h2 ref={heading} id={id} tabIndex={-1} className={css.heading}>
        {t('cancel.heading')}
      </h2>
      <p>{t(isPaid ? 'cancel.aboutPaid' : 'cancel.about')}</p>
      {needsCode && !isCodeSent && <p className={css.quiet}>{t('cancel.aboutCode')}</p>}
      {needsCode && isCodeSent && (
        <TextField
          ref={codeField}
          label={t('cancel.code')}
          hint={t('cancel.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={event => setCode(event.currentTarget.value.replace(/\D/g, ''))}
        />
      )}
      <CancelRefusal refusal={refusal} />
      <div className={css.buttons}>
        <Button type="submit" busy={isBusy}>
          {t(needsCode && !isCodeSent ? 'cancel.sendCode' : 'cancel.confirm')}
        </Button>
        <Button variant="text" onClick={onKeep}>
          {t('cancel.keep')}
        </Button>
      </div>
    </form>
  )
}
