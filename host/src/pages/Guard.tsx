import type { PageRoute } from '@shop/contracts/pages'
import { useIsOnline } from '@shop/shell/online'
import { Navigate, useLocation } from '@shop/shell/router'
import { $session, $staffSession, checkSession, checkStaffSession } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { type ReactNode, useEffect } from 'react'
import { RemoteFailure } from '../remotes/RemoteFailure.tsx'

const accessRules = {
  customer: { store: $session, check: checkSession, admits: 'signed-in', elsewhere: '/user/login' },
  guest: { store: $session, check: checkSession, admits: 'guest', elsewhere: '/user' },
  staff: { store: $staffSession, check: checkStaffSession, admits: 'signed-in', elsewhere: '/admin/login' },
  'staff-guest': { store: $staffSession, check: checkStaffSession, admits: 'guest', elsewhere: '/admin/home' },
} as const

type AccessRuleName = keyof typeof accessRules

/** Asks the service who is there before it shows the page. What the page may do, the service decides again. */
export function Guard({ guard, children }: { guard: PageRoute['guard']; children: ReactNode }) {
  return guard ? (
    <AccessRule key={guard} rule={guard}>
      {children}
    </AccessRule>
  ) : (
    children
  )
}

function AccessRule({ rule, children }: { rule: AccessRuleName; children: ReactNode }) {
  const { store, check, admits, elsewhere } = accessRules[rule]
  const session = useStore(store)
  const isOnline = useIsOnline()
  const { pathname, search, state } = useLocation()
  useEffect(() => {
    if (store.get() === 'unknown') void check()
  }, [store, check])

  if (session === 'unknown') return isOnline ? null : <RemoteFailure onTryAgain={() => void check()} />
  if (session === admits) return children
  if (admits === 'guest') return <Navigate to={requestedPlace(state) ?? elsewhere} replace />
  return <Navigate to={elsewhere} replace state={{ from: pathname + search }} />
}

/** Where a visitor was going before the sign-in. */
function requestedPlace(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  return typeof state.from === 'string' ? state.from : undefined
}
