import { type PageRoute, pageRoutes } from '@shop/contracts/pages'
import { matchPath } from '@shop/shell/router'
import { screenPromise } from '../remotes/screens.ts'
import { staticPagePromise } from './static-pages.ts'

export function routeFor(pathname: string): PageRoute | undefined {
  return pageRoutes.find(({ path }) => matchPath(path, pathname))
}

/** Starts loading the page of a route; resolves when it can be shown without waiting. */
export async function loadPage(route: PageRoute | undefined): Promise<void> {
  // A page that is not found is one of the host's own.
  if (!route || route.owner === 'host') await staticPagePromise()
  else await screenPromise({ owner: route.owner, kind: 'pages', name: route.page })
}
