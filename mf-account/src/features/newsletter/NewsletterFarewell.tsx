import { Link } from '@shop/shell/router'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import { answerNewsletter, type NewsletterAnswer } from './answer-newsletter.ts'

/** One press, and no question why: programs that look behind links press nothing. */
export function NewsletterFarewell({ token }: { token: string | null }) {
  const { t } = useTexts()
  const [answer, setAnswer] = useState<NewsletterAnswer | null>(token ? null : 'expired')
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    if (!token) return
    setLeaving(true)
    setAnswer(await answerNewsletter('unsubscribe', token))
    setLeaving(false)
  }
  const isOver = answer === 'done' || answer === 'expired'
  const toStore = (
    <Link className={buttonClass({ variant: 'outline' })} to="/store">
      {t('newsletter.toStore')}
    </Link>
  )
  const press = (
    <Button busy={isLeaving} onClick={leave}>
      {t('newsletter.leave')}
    </Button>
  )
  return (
    <>
      {answer === 'failed' && <Notice tone="error" announced title={t('newsletter.failed')} />}
      <EmptyState
        headingLevel={1}
        title={t(`newsletter.farewell.${answer === 'failed' || !answer ? 'ask' : answer}`)}
        actions={isOver ? toStore : press}
      >
        {t(`newsletter.farewellText.${answer === 'failed' || !answer ? 'ask' : answer}`)}
      </EmptyState>
    </>
  )
}
