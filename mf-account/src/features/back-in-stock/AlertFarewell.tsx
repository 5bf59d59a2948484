import { Link } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import { stopAlert } from './answer-alert.ts'

type Answer = Awaited<ReturnType<typeof stopAlert>>

/** One press, and no question why: programs that look behind links press nothing. */
export function AlertFarewell({ token }: { token: string | null }) {
  const { t } = useTexts()
  const [answer, setAnswer] = useState<Answer | null>(token ? null : 'expired')
  const [isStopping, setStopping] = useState(false)

  async function stop() {
    if (!token) return
    setStopping(true)
    setAnswer(await stopAlert(token))
    setStopping(false)
  }
  const step = answer === 'failed' || answer === null ? 'ask' : answer
  const toStore = (
    <Link className={buttonClass({ variant: 'outline' })} to="/store">
      {t('alert.toStore')}
    </Link>
  )
  const press = (
    <Button busy={isStopping} onClick={stop}>
      {t('alert.stop')}
    </Button>
  )
  return (
    <>
      {answer === 'failed' && <Notice tone="error" announced title={t('alert.failed')} />}
      <EmptyState headingLevel={1} title={t(`alert.stop.${step}`)} actions={step === 'ask' ? press : toStore}>
        {t(`alert.stopText.${step}`)}
      </EmptyState>
    </>
  )
}
