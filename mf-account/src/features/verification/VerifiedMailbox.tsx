import { Link } from '@shop/shell/router'
import { $customer, $session } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { ErrorState } from '@shop/ui-kit/feedback/ErrorState'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useEffect } from 'react'
import { useTexts } from '../../use-texts.ts'
import { SendAgain } from './SendAgain.tsx'
import { $verification, verify } from './verify.ts'

/** The outcome of an email's link, for guests and for signed-in customers alike. */
export function VerifiedMailbox({ token }: { token: string | null }) {
  const { t } = useTexts()
  const asked = useStore($verification)
  const isProven = useStore($customer)?.email_verified ?? false
  useEffect(() => {
    // Only a page that runs spends the link: programs that check emails open addresses, and press nothing.
    if (token) void verify(token)
  }, [token])

  const state = token === null ? 'expired' : asked?.token === token ? asked.state : 'under-way'
  if (state === 'proven' || (state === 'expired' && isProven)) return <Proven />
  if (state === 'expired') return <Expired />
  if (state === 'failed')
    return (
      <ErrorState
        title={t('verify.failed')}
        retryLabel={t('verify.retry')}
        onRetry={() => token && void verify(token)}
      />
    )
  return (
    <div aria-busy="true">
      <h1>
        <VisuallyHidden>{t('verify.underWay')}</VisuallyHidden>
      </h1>
      <Skeleton shape="title" width="half" />
      <Skeleton />
    </div>
  )
}

function Proven() {
  const { t } = useTexts()
  const isSignedIn = useStore($session) === 'signed-in'
  const account = isSignedIn
    ? { to: '/user', text: t('verify.toAccount') }
    : { to: '/user/login', text: t('signIn.enter') }
  return (
    <EmptyState
      headingLevel={1}
      title={t('verify.proven')}
      actions={
        <>
          <Link className={buttonClass()} to="/store">
            {t('verify.toStore')}
          </Link>
          <Link className={buttonClass({ variant: 'outline' })} to={account.to}>
            {account.text}
          </Link>
        </>
      }
    >
      {t('verify.provenText')}
    </EmptyState>
  )
}

function Expired() {
  const { t } = useTexts()
  const isSignedIn = useStore($session) === 'signed-in'
  return (
    <EmptyState
      headingLevel={1}
      title={t('verify.expired')}
      actions={
        isSignedIn ? (
          <SendAgain />
        ) : (
          <Link className={buttonClass()} to="/user/login" state={{ from: '/user/verify' }}>
            {t('verify.signInForNew')}
          </Link>
        )
      }
    >
      {t(isSignedIn ? 'verify.expiredText' : 'verify.expiredGuest')}
    </EmptyState>
  )
}
