import { errorTexts } from '@shop/contracts/texts/error-texts'
import { refusalOf } from '@shop/shell/refusal'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import css from './SendAgain.module.css'
import { sendAgain } from './verify.ts'

type SendAgainProps = { variant?: 'primary' | 'outline'; size?: 'regular' | 'small' }

/** Sends the email once more; the outcome is shown beside the button. */
export function SendAgain({ variant = 'primary', size = 'regular' }: SendAgainProps) {
  const { t, locale } = useTexts()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState('')

  async function send() {
    setSending(true)
    setOutcome('')
    try {
      await sendAgain()
      setOutcome(t('verify.sent'))
    } catch (error) {
      setOutcome(refusalText(error))
    }
    setSending(false)
  }
  function refusalText(error: unknown): string {
    const { code, isOffline, retryAt } = refusalOf(error)
    if (isOffline) return t('signIn.offline')
    return retryAt ? t('verify.tooOften') : errorTexts[code][locale]
  }
  return (
    <div className={css.again}>
      <Button variant={variant} size={size} busy={isSending} onClick={send}>
        {t('verify.again')}
      </Button>
      <p role="status" className={css.outcome}>
        {outcome}
      </p>
    </div>
  )
}
