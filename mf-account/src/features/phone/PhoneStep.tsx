import { phoneSchema } from '@shop/contracts/contact'
import { Button } from '@shop/ui-kit/Button'
import { PhoneField } from '@shop/ui-kit/fields/PhoneField'
import { type FormEvent, useRef, useState } from 'react'
import { usePhoneCodes } from '../../customer/phone-codes.ts'
import { useRefusedText } from '../../customer/refused-text.ts'
import { useTexts } from '../../use-texts.ts'
import css from './ConfirmPhone.module.css'
import { sendCode } from './verify-phone.ts'

export function PhoneStep({ phone, onSent }: { phone: string; onSent: () => void }) {
  const { t } = useTexts()
  const refusedText = useRefusedText()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(phone)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    const [wrong] = phoneSchema.safeParse(typed).error?.issues ?? []
    if (wrong) {
      setError(t(typed === '' ? 'phone.required' : 'phone.incorrect'))
      return field.current?.focus()
    }
    setSending(true)
    try {
      await sendCode(typed)
      onSent()
    } catch (refusal) {
      setError(refusedText(refusal))
      field.current?.focus()
    }
    setSending(false)
  }

  return (
    <form className={css.step} noValidate onSubmit={send}>
      <p className={css.text}>{t('phone.why')}</p>
      <PhoneField
        ref={field}
        label={t('phone.number')}
        codeLabel={t('phone.code')}
        codes={usePhoneCodes()}
        value={typed}
        onChange={value => {
          setTyped(value)
          setError(null)
        }}
        error={error}
      />
      <Button type="submit" wide busy={isSending}>
        {t('phone.send')}
      </Button>
    </form>
  )
}
