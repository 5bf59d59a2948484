import { type PageRoute, shopRoutes } from '@shop/contracts/pages'
import { matchPath } from '@shop/shell/router'
import { type ScreenAddress, screenPromise } from '../remotes/screens.ts'
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

/** The remote's screen at an address, which is its name where the remote has routes of its own; null for a page of the host. */
export function screenAt({ owner, page, hasOwnRoutes }: PageRoute, path: string): ScreenAddress | null {
  return owner === 'host' ? null : { owner, kind: 'pages', name: hasOwnRoutes ? path : page }
}

/** Starts loading the page at an address; resolves when it can be shown without waiting. */
export async function loadPage(route: PageRoute | undefined, path: string): Promise<void> {
  const screen = route && screenAt(route, path)
  // A page that is not found is one of the host's own.
  await (screen ? screenPromise(screen) : staticPagePromise())
}
