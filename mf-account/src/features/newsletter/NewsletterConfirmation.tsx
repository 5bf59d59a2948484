import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useEffect, useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import { answerNewsletter, type NewsletterAnswer } from './answer-newsletter.ts'

/** The page confirms by itself: the button of the email was pressed already. */
export function NewsletterConfirmation({ token }: { token: string | null }) {
  const { t } = useTexts()
  const [answer, setAnswer] = useState<NewsletterAnswer | null>(token ? null : 'expired')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!token) return
    let isGone = false
    void answerNewsletter('confirm', token).then(answer => isGone || setAnswer(answer))
    return () => {
      isGone = true
    }
  }, [token, tries])

  if (answer === null)
    return (
      <div aria-busy="true">
        <h1>
          <VisuallyHidden>{t('newsletter.underWay')}</VisuallyHidden>
        </h1>
        <Skeleton shape="title" width="half" />
        <Skeleton />
      </div>
    )
  if (answer === 'failed')
    return (
      <ErrorState
        title={t('newsletter.failed')}
        retryLabel={t('newsletter.again')}
        onRetry={() => {
          setAnswer(null)
          setTries(tries + 1)
        }}
      />
    )
  const isDone = answer === 'done'
  return (
    <EmptyState
      headingLevel={1}
      title={t(isDone ? 'newsletter.confirmed' : 'newsletter.expired')}
      actions={
        <Link className={buttonClass()} to="/store">
          {t('newsletter.toStore')}
        </Link>
      }
    >
      {t(isDone ? 'newsletter.confirmedText' : 'newsletter.expiredText')}
    </EmptyState>
  )
}
