import { $likelyPage, type LikelyPage } from '@shop/shell/likely-page'
import { matchPath } from '@shop/shell/router'
import { useEffect } from 'react'
import { routeFor, screenAt } from '../pages/routes.ts'
import { remoteModule } from '../remotes/federation.ts'
import { prefetchScreen } from '../remotes/screens.ts'

/** Brings the files of the page that will probably be opened, and has its remote ask for what it shows. */
export function usePreparedPage(): void {
  useEffect(() => $likelyPage.subscribe(page => page && !savesData() && void prepare(page)), [])
}

/** What does not come now is asked for, and its failure shown, when the page is opened. */
async function prepare({ path, isMeant }: LikelyPage): Promise<void> {
  const { pathname, searchParams: query } = new URL(path, location.origin)
  const route = routeFor(pathname)
  // The pages of the host are one file, which most visits never need.
  const screen = route && screenAt(route, pathname)
  if (!screen) return
  prefetchScreen(screen)
  const remote = await remoteModule(screen.owner).catch(() => null)
  const params = matchPath(route.path, pathname)?.params ?? {}
  await remote?.prepare?.pages?.[route.page]?.({ params, query, isMeant }).catch(() => undefined)
}

/** A visitor who pays for each megabyte asks for nothing but what is opened. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
