import { useQuery } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import { NewPassword } from './NewPassword.tsx'
import css from './Reset.module.css'
import { isLinkLive } from './reset.ts'

const HEADING = 'new-password'

type LinkedPasswordProps = { token: string | null; onDone: () => void }

/** The form, if the link that led here still opens; if not, a link to request another one. */
export function LinkedPassword({ token, onDone }: LinkedPasswordProps) {
  const { t } = useTexts()
  const [isExpired, setExpired] = useState(false)
  const link = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => (token ? isLinkLive(token) : false),
    // The token is not kept once the page is left.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

  if (link.isPending)
    return (
      <div className={css.form} aria-busy="true">
        <Heading />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    )
  if (link.isError)
    return (
      <ErrorState
        title={t('reset.failed')}
        retryLabel={t('reset.retry')}
        onRetry={() => void link.refetch()}
        retrying={link.isFetching}
      />
    )
  if (!token || !link.data || isExpired)
    return (
      <EmptyState
        headingLevel={1}
        title={t('reset.expired')}
        actions={
          <Link className={buttonClass()} to="/user/reset-password">
            {t('reset.newLink')}
          </Link>
        }
      >
        {t('reset.expiredText')}
      </EmptyState>
    )
  return (
    <>
      <Heading />
      <NewPassword labelledBy={HEADING} token={token} onDone={onDone} onExpired={() => setExpired(true)} />
    </>
  )
}

function Heading() {
  const { t } = useTexts()
  return <h1 id={HEADING}>{t('reset.newTitle')}</h1>
}
