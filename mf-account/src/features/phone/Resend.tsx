import { Button } from '@shop/ui-kit/Button'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import css from './ConfirmPhone.module.css'
import { drawCountdown, useCountdown } from './use-countdown.ts'
import { sendCode } from './verify-phone.ts'

type ResendProps = { phone: string; resendAt: number; onError: (error: unknown) => void }

/** The time until another code may be asked for is drawn each second, and announced only now and then. */
export function Resend({ phone, resendAt, onError }: ResendProps) {
  const { t } = useTexts()
  const seconds = useCountdown(resendAt)
  const [isSending, setSending] = useState(false)

  async function again() {
    setSending(true)
    await sendCode(phone).catch(onError)
    setSending(false)
  }
  const announced = seconds === 60 || seconds === 30 ? t('phone.resendIn', { time: drawCountdown(seconds) }) : ''
  return (
    <div className={css.resend}>
      {seconds > 0 ? (
        <Button variant="text" size="small" disabled>
          <span className={css.time}>{t('phone.resendIn', { time: drawCountdown(seconds) })}</span>
        </Button>
      ) : (
        <Button variant="text" size="small" busy={isSending} onClick={again}>
          {t('phone.resend')}
        </Button>
      )}
      <div role="status">
        <VisuallyHidden>{seconds === 0 ? t('phone.mayResend') : announced}</VisuallyHidden>
      </div>
    </div>
  )
}
