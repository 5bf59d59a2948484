import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { type ReactNode, useEffect, useState } from 'react'
import type { LinkFailure } from './failure-of.ts'

type ConfirmingLinkProps<Confirmed> = {
  token: string | null
  /** May be asked again without harm. */
  confirm(token: string): Promise<Confirmed | LinkFailure>
  underWay: string
  failed: string
  again: string
  children(answer: Confirmed | 'expired'): ReactNode
}

/** The page confirms by itself: the button of the email was pressed already. */
export function ConfirmingLink<Confirmed>({ token, confirm, children, ...words }: ConfirmingLinkProps<Confirmed>) {
  const [answer, setAnswer] = useState<Confirmed | LinkFailure | null>(token ? null : 'expired')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!token) return
    let isGone = false
    void confirm(token).then(answer => isGone || setAnswer(answer))
    return () => {
      isGone = true
    }
  }, [token, tries])

  if (answer === null)
    return (
      <div aria-busy="true">
        <h1>
          <VisuallyHidden>{words.underWay}</VisuallyHidden>
        </h1>
        <Skeleton shape="title" width="half" />
        <Skeleton />
      </div>
    )
  if (answer !== 'failed') return children(answer)
  return (
    <ErrorState
      title={words.failed}
      retryLabel={words.again}
      onRetry={() => {
        setAnswer(null)
        setTries(tries + 1)
      }}
    />
  )
}
