import { PHONE_CODE_LENGTH } from '@shop/contracts/customers/phone-verification'
import { Button } from '@shop/ui-kit/Button'
import { type FormEvent, useRef, useState } from 'react'
import { drawPhone } from '../../customer/draw-phone.ts'
import { useRefusedText } from '../../customer/refused-text.ts'
import { useTexts } from '../../use-texts.ts'
import { CodeField } from './CodeField.tsx'
import css from './ConfirmPhone.module.css'
import { Resend } from './Resend.tsx'
import { verifyCode } from './verify-phone.ts'

type CodeStepProps = { sent: { phone: string; resendAt: number }; onDone: () => void; onAnother: () => void }

export function CodeStep({ sent: { phone, resendAt }, onDone, onAnother }: CodeStepProps) {
  const { t } = useTexts()
  const refusedText = useRefusedText()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [isChecking, setChecking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isWhole = code.length === PHONE_CODE_LENGTH

  async function check(code: string) {
    if (isChecking) return
    setChecking(true)
    try {
      await verifyCode(code)
      return onDone()
    } catch (refusal) {
      setError(refusedText(refusal))
    }
    setChecking(false)
    field.current?.focus()
    field.current?.select()
  }
  function change(typed: string) {
    setCode(typed)
    setError(null)
    if (typed.length === PHONE_CODE_LENGTH) void check(typed)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isWhole) void check(code)
  }

  return (
    <form className={css.step} noValidate onSubmit={submit}>
      <p className={css.text}>
        {t('phone.sentTo')} <span className={css.phone}>{drawPhone(phone)}</span>{' '}
        <button type="button" className={css.another} onClick={onAnother}>
          {t('phone.another')}
        </button>
      </p>
      <CodeField ref={field} label={t('phone.enterCode')} code={code} onChange={change} error={error} />
      <Button type="submit" wide busy={isChecking} disabled={!isWhole}>
        {t('phone.verify')}
      </Button>
      <Resend phone={phone} resendAt={resendAt} onError={refusal => setError(refusedText(refusal))} />
    </form>
  )
}
