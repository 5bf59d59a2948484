import type { PageRoute } from '@shop/contracts/pages'
import { useIsOnline } from '@shop/shell/online'
import { Navigate, useLocation } from '@shop/shell/router'
import { $session, checkSession } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { type ReactNode, useEffect } from 'react'
import { RemoteFailure } from '../remotes/RemoteFailure.tsx'

/** Asks the service who is there before it shows the page. What the page may do, the service decides again. */
export function Guard({ guard, children }: { guard: PageRoute['guard']; children: ReactNode }) {
  const session = useStore($session)
  const isOnline = useIsOnline()
  const { pathname, search, state } = useLocation()
  useEffect(() => {
    if (guard && $session.get() === 'unknown') void checkSession()
  }, [guard])

  if (!guard) return children
  if (session === 'unknown') return isOnline ? null : <RemoteFailure onTryAgain={() => void checkSession()} />
  if ((session === 'guest') === (guard === 'guest')) return children
  if (guard === 'guest') return <Navigate to={requestedPlace(state) ?? '/user'} replace />
  return <Navigate to="/user/login" replace state={{ from: pathname + search }} />
}

/** Where a visitor was going before the sign-in. */
function requestedPlace(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  return typeof state.from === 'string' ? state.from : undefined
}
