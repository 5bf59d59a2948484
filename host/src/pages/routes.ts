import { type PageRoute, shopRoutes } from '@shop/contracts/pages'
import { matchPath } from '@shop/shell/router'
import { screenPromise } from '../remotes/screens.ts'
import { staticPagePromise } from './static-pages.ts'

let routes = shopRoutes

/** The pages of this visit. */
export function knownRoutes(): readonly PageRoute[] {
  return routes
}

/** Before the first render: the back office and previews have pages that no other visit needs. */
export function addRoutes(more: readonly PageRoute[]): void {
  routes = [...routes, ...more]
}

export function routeFor(pathname: string): PageRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname))
}

/** Starts loading the page of a route; resolves when it can be shown without waiting. */
export async function loadPage(route: PageRoute | undefined): Promise<void> {
  // A page that is not found is one of the host's own.
  if (!route || route.owner === 'host') await staticPagePromise()
  else await screenPromise({ owner: route.owner, kind: 'pages', name: route.page })
}
