import { redirectOfEndpoint } from '@shop/contracts/catalog/redirects'
import { useEndpoint } from '@shop/shell/query'
import { useLocation, useNavigate } from '@shop/shell/router'
import { useEffect } from 'react'

const OWN_PATH = /^\/(?![/\\])/

/**
 * On a page that is not there: goes where staff said that its address leads. True until that is known, so that nobody reads
 * that a page is missing just before it comes.
 */
export function useMovedOn(): boolean {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { data, isLoading } = useEndpoint(redirectOfEndpoint, { query: { from: pathname } }, { retry: false })
  const to = data?.to && OWN_PATH.test(data.to) ? data.to : null
  useEffect(() => {
    if (to) void navigate(to, { replace: true })
  }, [to, navigate])
  return isLoading || to !== null
}
