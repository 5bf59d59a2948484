import { IN_PLACE, useLocation, useNavigate, useParams } from '@shop/shell/router'
import { useEffect } from 'react'

/**
 * The token of the email's link that led here. It moves from the address bar into this entry of the history: nobody reads
 * it over a shoulder or in a copied address, and a reload still has it.
 */
export function useLinkToken(): string | null {
  const { token } = useParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (!token) return
    const plain = pathname.slice(0, pathname.lastIndexOf('/'))
    void navigate(plain, { replace: true, state: { ...IN_PLACE, token } })
  }, [token, pathname, navigate])
  return token ?? tokenIn(state)
}

function tokenIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null
  return typeof state.token === 'string' ? state.token : null
}
