import { useQuery } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/EmptyState'
import { ErrorState } from '@shop/ui-kit/ErrorState'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useState } from 'react'
import { useTexts } from '../../use-texts.ts'
import { NewPassword } from './NewPassword.tsx'
import { isLinkLive } from './reset.ts'

type LinkedPasswordProps = { labelledBy: string; token: string | null; onDone: () => void }

/** The form, if the link that led here still opens; if not, the way to another one. */
export function LinkedPassword({ labelledBy, token, onDone }: LinkedPasswordProps) {
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
      <div aria-busy="true">
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
  return <NewPassword {...{ labelledBy, token, onDone }} onExpired={() => setExpired(true)} />
}
