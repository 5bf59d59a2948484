import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useEffect, useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import { confirmAlert } from './answer-alert.ts'

type Answer = Awaited<ReturnType<typeof confirmAlert>>

/** The page confirms by itself: the button of the email was pressed already. */
export function AlertConfirmation({ token }: { token: string | null }) {
  const { t } = useTexts()
  const [answer, setAnswer] = useState<Answer | null>(token ? null : 'expired')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!token) return
    let isGone = false
    void confirmAlert(token).then(answer => isGone || setAnswer(answer))
    return () => {
      isGone = true
    }
  }, [token, tries])

  if (answer === null)
    return (
      <div aria-busy="true">
        <h1>
          <VisuallyHidden>{t('alert.underWay')}</VisuallyHidden>
        </h1>
        <Skeleton shape="title" width="half" />
        <Skeleton />
      </div>
    )
  if (answer === 'failed')
    return (
      <ErrorState
        title={t('alert.failed')}
        retryLabel={t('alert.again')}
        onRetry={() => {
          setAnswer(null)
          setTries(tries + 1)
        }}
      />
    )
  if (answer === 'expired')
    return (
      <EmptyState
        headingLevel={1}
        title={t('alert.expired')}
        actions={<LinkTo page="/store" text={t('alert.toStore')} />}
      >
        {t('alert.expiredText')}
      </EmptyState>
    )
  return (
    <EmptyState
      headingLevel={1}
      title={t('alert.confirmed')}
      actions={<LinkTo page={`/product/${answer.article}`} text={t('alert.toProduct')} />}
    >
      {t('alert.confirmedText', { size: answer.size })}
    </EmptyState>
  )
}

function LinkTo({ page, text }: { page: string; text: string }) {
  return (
    <Link className={buttonClass()} to={page}>
      {text}
    </Link>
  )
}
