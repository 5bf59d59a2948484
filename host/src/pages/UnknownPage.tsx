import { useLocation } from '@shop/shell/router'
import { useEffect } from 'react'
import { loadAgain } from '../loading/load-again.ts'
import { RemoteFailure } from '../remotes/RemoteFailure.tsx'
import { ScreenSkeleton } from '../remotes/ScreenSkeleton.tsx'
import { HostPage } from './HostPage.tsx'

/** The path that the server has answered with this document. */
const answered = location.pathname

/**
 * An address that no route of this tab names. A remote may have released a page for it since the tab was opened, or staff may
 * lead on from it: the server is asked, by loading the page, unless this very document is its answer.
 */
export function UnknownPage() {
  const { pathname } = useLocation()
  // The frame that stands in while there is no network answers for no address.
  if (document.documentElement.dataset.keptFrame !== undefined) return <RemoteFailure onTryAgain={loadAgain} />
  return pathname === answered ? <HostPage page="not-found" /> : <LoadFromServer />
}

function LoadFromServer() {
  useEffect(loadAgain, [])
  return <ScreenSkeleton kind="pages" />
}
